/** Brands, by the names of the goods that one thinks of first; '': of no goods in particular. */
const brandsOf: Readonly<Record<string, string>> = {
  hp: `
apple asus huawei infinix iphone itel motorola nokia oneplus oppo poco realme redmi samsung tecno vivo xiaomi zenfone
`,
  headphone: 'beats bose jbl marshall oraimo sony soundcore',
  speaker: 'harman polytron',
  charger: 'anker baseus ugreen vivan',
  microsd: 'kingston sandisk',
  mouse: 'corsair logitech razer',
  jam: 'casio garmin imoo mitu rolex tissot',
  sepatu: 'adidas aerostreet bata converse crocs fila nike reebok skechers vans',
  tas: 'eiger kipling',
  kemeja: 'chanel dior erigo gucci hermes lacoste levis prada uniqlo versace zara',
  kopi: 'nescafe starbucks torabika',
  ketel: 'delonghi hario',
  '': `
acer aigner avent axioo bosch braun canon charmin cimory danone dji dyson epson fujifilm garnier gopro hotwheels hyundai
ikea indomie intel jabra kenwood kodak lego lenovo macbook maybelline miniso nestle nikon nintendo nivea panasonic
pepsodent philips playstation rinnai roku sanken siemens toshiba unilever wardah yamaha yonex
`,
}
/** Names of brands that mean other things as well. */
const names = `
aqua citizen fossil gatsby guess honda honor hugo luwak pixel polo pond puma quaker sharp sunlight supreme swatch
victoria wilson
`
const things = `
air ajaib aksesori alat alis anak anting apel asbak ayam ayunan bahan baju bak bakso balon balsem bambu ban bando
bantal barang basket baterai batere batu bawang bayam bayi bebek bedak bedong bensin beras bibir bibit biskuit blender
bola boneka bor botol brankas bros buah bubur buku bulu bunga bungkus burung busi cabai cabe cincin daging daun
dinding dispenser dodol domba dot drone durian ember es gantungan garam garpu gasing gayung gelang gendongan genteng
gitar gula gunting handuk helm ikan jagung jaket jala jamu jaring jarum jas jeruk jilbab jins kabel kaca kacang kail
kaki kaleng kalung kambing kamera kandang kangkung kanvas kapak kapas karet karpet karton kasur kawat kecap keju
kelapa kelinci kentang kepala keramik keran kerang keranjang kerikil keripik kertas kipas kompor koper korset kran
krayon krim kuas kucing kuku kulkas kunci kuning kurma kursi kutek laci lampu lantai lap lem lemari lidah lilin
lipstik loyang madu mainan majalah makan makanan malam mangga mangkuk manik mantel martil mata matras meja melon
mentega merica mesin mie minuman minyak mobil monyet motor mukena mur musik nanas nasi obat odol oli otak paku palu
panci pancing panda parfum pasir pasta payung pedang pel pelampung pemanas penggaris penghapus pensil perahu permen
piano pintu pipa pir piring pisang pisau pita plastik popok pot printer proyektor puding pulpen pupuk puzzle radio rak
raket rambut rantai rebana regulator rempeyek rendang rice roda roti rujak rumah sabuk sabun salep sambal sandal sapu
sarden sate sayur selai selang selimut semen sendok senter sepatu sepeda seprai serbet sikat sirop sisir skuter sofa
sprei stiker stroberi sumpit susu tahu tali tanah tangan tangga tapai tas tato tebu telur tempe tempeh tenda tepung
terigu terong tikar timba tinta tisu tomat topi toples trafo truk tutup ubi udang ulekan unta vas velg vitamin wajan
wortel
`
const people = `
abang adik ayah balita bapak bayi bunda cewek cowok cucu dewasa dokter gadis guru ibu istri kakak kakek keluarga mama
nenek pacar paman papa perawat polisi remaja sahabat saudara suami tante teman tentara
`
const ways = `
baik baru bekas besar cepat dapur dingin enak gelap gemuk gereja gunung halus hangat harum imlek kamar kantor kasar
kebun kecil keras kering kerja kolam kotor kuat kuliah kurus lama lari laut lebar lebaran lembut licin lucu mahal
malam mandi manis masak masjid merah mini minum natal nikah nyaman olahraga pagi pahit panas panjang pantai pasar
pedas pendek penuh pink polos puasa pucat ramadan rapi renang ringan sawah sedang segar sekolah sempit siang sore
tajam tebal tidur tinggi tipis tua ulang warna wisuda
`
const wordsIn = (words: string) => words.trim().split(/\s+/)
/** Brand → its goods. */
const goods = new Map(Object.entries(brandsOf).flatMap(([thing, brands]) => wordsIn(brands).map((one) => [one, thing])))
const own = new Set([names, things, people, ways].flatMap(wordsIn))

/**
 * Words that mean themselves. A shop that does not have them finds nothing, which is better than goods whose name is
 * alike: 'samsung' is no 'sarung', 'bayi' no 'bali'. The names in the synonyms mean themselves too.
 */
export const isOwnWord = (word: string): boolean => own.has(word) || isBrand(word)

/** Whether it names a maker, and nothing else. */
export const isBrand = (word: string): boolean => goods.has(word)

/** What is near the goods of a brand; null: it has goods of every kind, or is no brand. */
export const goodsOf = (brand: string): string | null => goods.get(brand) || null
