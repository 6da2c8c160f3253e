/** The passwords tried first: the world's and Indonesia's most used of eight characters and more. */
const common = new Set(
  `
password password1 password12 password123 password1234 password! passw0rd p@ssw0rd p@ssword passw0rd1 12345678 123456789
1234567890 12345678910 123123123 1234512345 123454321 1234554321 12344321 123321123 11111111 111111111 1111111111 22222222
33333333 44444444 55555555 66666666 77777777 88888888 888888888 99999999 999999999 00000000 000000000 0000000000 12121212 11223344
1122334455 112233445566 10203040 1020304050 87654321 987654321 0987654321 9876543210 98765432 147258369 123456789a 123456789q
a123456789 a12345678 12345678a q1w2e3r4 q1w2e3r4t5 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc qazwsxedc qazwsx123
zaq12wsx zaq1zaq1 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyqwerty asdfghjk asdfghjkl
asdfasdf asdf1234 asdfqwer zxcvbnm1 zxcvbnm123 zxcvbnmz abcd1234 abcd12345 abc12345 abc123456 abc123abc abcdefgh abcdefghi
abcdefg1 abcabcabc aaaaaaaa aa123456 aa12345678 a1b2c3d4 a1b2c3d4e5 1a2b3c4d iloveyou iloveyou1 iloveyou2 iloveyou123 iloveu123
loveyou1 sunshine sunshine1 princess princess1 football football1 baseball basketball superman superman1 batman123 spiderman
pokemon1 pokemon123 starwars michael1 jennifer jessica1 charlie1 trustno1 whatever whatever1 computer computer1 internet internet1
samsung1 samsung123 samsung12 google123 facebook facebook1 facebook123 twitter123 instagram instagram123 whatsapp whatsapp123
youtube123 tiktok123 shopee123 tokopedia tokopedia123 lazada123 bukalapak gojek123 administrator admin123 admin1234 admin12345
adminadmin administrator1 letmein1 letmein123 welcome1 welcome123 welcome12 changeme changeme123 default1 default123 secret123
test1234 test12345 testtest testing1 testing123 user1234 guest123 master123 root1234 rootroot access14 monkey123 dragon123
shadow123 killer123 qweasdzxc qwe123qwe 123qwe123 123qweasd 1234qwer qwer1234 qwerasdf indonesia indonesia1 indonesia123
indonesia45 merdeka45 merdeka1945 17081945 17agustus 17agustus1945 jakarta1 jakarta123 bandung1 bandung123 surabaya surabaya1
surabaya123 semarang semarang123 yogyakarta jogja123 medan123 makassar makassar123 bismillah bismillah1 bismillah12 bismillah123
bismillah99 bismilah alhamdulillah alhamdulillah1 assalamualaikum allahuakbar subhanallah insyaallah muhammad muhammad1
muhammad123 rahasia1 rahasia12 rahasia123 rahasiaku rahasia1234 sayangku sayangku1 sayang123 sayangkamu akusayangkamu akucintakamu
cintaku1 cintaku123 cinta123 kamukamu katasandi katasandi1 katasandi123 sandisandi sandi123 anakku123 keluarga keluarga1
keluargaku doraemon doraemon1 naruto123 persib1933 persija1 garuda123 terserah terserah1 gakmautau belanja1 belanja123 tidaktahu
selamatpagi
`
    .trim()
    .split(/\s+/),
)

/** What most of the others are made of: a word or a name of these, and then a year, '123' or an exclamation mark. */
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
const letters: Readonly<Record<string, string>> = { '@': 'a', '4': 'a', '0': 'o', '3': 'e', $: 's', '5': 's', '1': 'i', '7': 't' }

/** One of the passwords that are tried first, also behind 'P@ssw0rd2024!': nobody remembers a rule that such tricks would keep. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase()
  if (common.has(plain)) return true
  // A tail of five is a year and its exclamation mark; what is longer is somebody's own.
  const [word = ''] = /^.*?(?=[^a-z]{0,5}$)/.exec(plain) ?? []
  return words.has(word.replace(/[@4031$57]/g, (sign) => letters[sign] ?? sign))
}
