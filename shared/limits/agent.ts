/** What a program that reads the shop for somebody is given. */

/** Characters of one line, and rows of one list, of a page as Markdown. */
export const twinLineChars = 500
export const twinRows = 200
/** Categories and pages that `/llms.txt` names. */
export const guideRows = 30
/** Products of one answer, and ids of one look-up. */
export const agentProducts = 10
/** Characters of one description. */
export const agentWords = 2_000
/** What a program may send at once. */
export const agentBodyBytes = 32 * 1024
/** How long a person may take to confirm what an assistant asks for, and how long its address may be. */
export const permitMinutes = 30
export const permitChars = 3_000
/**
 * Programs that sign: how many times as often one may ask as a network, how long their keys are trusted and a directory
 * that gave none is left alone, how many directories an isolate knows, and asks within a minute for one shop and in all.
 */
export const signedAgentTimes = 4
export const agentKeysMs = 3_600_000
export const agentKeysLostMs = 600_000
export const agentDirectories = 200
export const agentDirectoriesPerShop = 6
export const agentDirectoriesPerMinute = 30
/** Of one directory. */
export const agentDirectoryMs = 3_000
export const agentDirectoryBytes = 32 * 1024
export const agentKeys = 16
/** Of the headers that sign, and how long a signature may be valid. */
export const signatureChars = 2_000
export const signatureHours = 24
