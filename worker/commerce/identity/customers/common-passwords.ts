import listed from '../../../../.cache/passwords.txt'

let known: ReadonlySet<string> | null = null
/**
 * The most used passwords of the world, as leaks have shown them, and those that attackers try first in Indonesia.
 * Built at the first question, because most requests ask none.
 */
const common = (): ReadonlySet<string> => (known ??= new Set([...listed.trim().split('\n'), ...indonesian]))

/** What that list lacks: rows of a keyboard, repeated digits, and Indonesian words. */
const indonesian = `
password! p@ssword 123123123 1234512345 111111111 1111111111 22222222 33333333 44444444 55555555 66666666 77777777 88888888 888888888 99999999
999999999 00000000 000000000 0000000000 12121212 87654321 987654321 0987654321 9876543210 98765432 zaq1zaq1 qwertyqwerty zxcvbnmz abcd12345 abcdefgh
abcdefghi abcabcabc aaaaaaaa aa12345678 iloveyou123 iloveu123 batman123 samsung12 facebook1 facebook123 twitter123 instagram instagram123 whatsapp
whatsapp123 youtube123 tiktok123 shopee123 tokopedia tokopedia123 lazada123 bukalapak gojek123 admin1234 admin12345 adminadmin administrator1
letmein123 changeme123 default1 default123 test12345 user1234 guest123 root1234 rootroot indonesia1 indonesia123 indonesia45 merdeka45 merdeka1945
17081945 17agustus 17agustus1945 jakarta1 jakarta123 bandung1 bandung123 surabaya surabaya1 surabaya123 semarang semarang123 yogyakarta jogja123
medan123 makassar makassar123 bismillah1 bismillah12 bismillah123 bismillah99 bismilah alhamdulillah alhamdulillah1 assalamualaikum allahuakbar
subhanallah insyaallah muhammad1 muhammad123 rahasia1 rahasia12 rahasia123 rahasiaku rahasia1234 sayangku1 sayang123 sayangkamu akusayangkamu
akucintakamu cintaku1 cintaku123 cinta123 kamukamu katasandi katasandi1 katasandi123 sandisandi sandi123 anakku123 keluarga keluarga1 keluargaku
doraemon1 persib1933 persija1 garuda123 terserah terserah1 gakmautau belanja1 belanja123 tidaktahu selamatpagi
`
  .trim()
  .split(/\s+/)

/** Most other weak passwords are one of these words or names, followed by a year, '123' or an exclamation mark. */
const words = new Set(
  `
password passwort kata sandi katasandi rahasia admin administrator welcome letmein login master root guest user test testing default secret
changeme access monkey dragon shadow killer sunshine princess football baseball basketball superman batman spiderman pokemon starwars naruto
doraemon hello hellokitty whatever trustno computer internet samsung google facebook twitter instagram whatsapp youtube tiktok shopee tokopedia
lazada bukalapak gojek grab iphone android xiaomi oppo vivo qwerty qwertyuiop qwert asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qweasd qwe asd zxc
abc abcd abcde abcdef abcdefg abcdefgh aaaa aaaaaa iloveyou iloveu ilovegod loveme lovely love lover sweet sweety honey baby babygirl angel
angels flower butterfly cookie chocolate summer winter orange purple silver golden diamond forever freedom jesus christ blessed heaven michael
michelle jennifer jessica jordan daniel charlie thomas robert andrew joshua matthew anthony william nicole ashley amanda samantha hannah
natasha alexander christian patrick richard george maggie ginger tigger buster soccer hockey hunter ranger harley mustang corvette ferrari
yamaha honda suzuki kawasaki mercedes liverpool arsenal chelsea barcelona madrid juventus manchester indonesia merdeka garuda pancasila jakarta
bandung surabaya semarang yogyakarta jogja medan makassar malang bogor bekasi depok tangerang palembang bali lombok persib persija arema
bismillah bismilah alhamdulillah assalamualaikum allahuakbar subhanallah insyaallah muhammad ahmad abdullah fatimah aisyah sayang sayangku
sayangkamu cinta cintaku cintakamu akusayangkamu akucintakamu kamu kangen rindu anakku keluarga keluargaku mamapapa mama papa ibuku ayah bunda
terserah belanja toko budi agus siti dewi andi rina yanti putra putri putera dimas rizky fajar bayu indah permata bintang bulan matahari mawar
melati kucing anjing naga harimau merpati gajah
`
    .trim()
    .split(/\s+/),
)
const letters: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '3': 'e',
  $: 's',
  '5': 's',
  '1': 'i',
  '7': 't',
}

/** Whether this is one of the passwords that attackers try first. 'P@ssw0rd2024!' is one too: such tricks are known. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase()
  return common().has(plain) || words.has(wordOf(plain))
}

/**
 * What attackers who know the shop and the customer try first: one of these words, alone or with a few digits beside it.
 * `context` are names as they are written; what is shorter than four characters is no word.
 */
export function isContextPassword(password: string, context: readonly string[]): boolean {
  const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  const [plain, word] = [bare(password), wordOf(password.toLowerCase())]
  return context
    .map(bare)
    .some(
      (one) => one.length >= 4 && (word === one || (plain.includes(one) && /^\d{0,5}$/.test(plain.replace(one, '')))),
    )
}

/**
 * The word before the tail, without the usual tricks of spelling. A tail of five characters is a year and an exclamation
 * mark; a longer one is the shopper's own invention.
 */
function wordOf(plain: string): string {
  const [word = ''] = /^.*?(?=[^a-z]{0,5}$)/.exec(plain) ?? []
  return word.replace(/[@4031$57]/g, (sign) => letters[sign] ?? sign)
}
