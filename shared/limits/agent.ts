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
