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

export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase())
