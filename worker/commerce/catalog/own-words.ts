/**
 * Words that mean themselves. A shop that does not have them finds nothing, which is better than goods whose name is
 * alike: 'samsung' is no 'sarung', 'bayi' no 'bali'. The names in the synonyms mean themselves too.
 */
const brands = `
acer adidas aerostreet aigner anker apple aqua asus avent axioo baseus bata beats bosch bose braun canon casio chanel
charmin cimory citizen converse corsair crocs danone delonghi dior dji dyson eiger epson erigo fila fossil fujifilm
garmin garnier gatsby gopro gucci guess hario harman hermes honda honor hotwheels huawei hugo hyundai ikea imoo
indomie infinix intel iphone itel jabra jbl kenwood kingston kipling kodak lacoste lego lenovo levis logitech luwak
macbook marshall maybelline miniso mitu motorola nescafe nestle nike nikon nintendo nivea nokia oneplus oppo oraimo
panasonic pepsodent philips pixel playstation poco polo polytron pond prada puma quaker razer realme redmi reebok
rinnai roku rolex samsung sandisk sanken sharp siemens skechers sony soundcore starbucks sunlight supreme swatch tecno
tissot torabika toshiba ugreen unilever uniqlo vans versace victoria vivan vivo wardah wilson xiaomi yamaha yonex zara
zenfone
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
const own = new Set([brands, things, people, ways].flatMap((words) => words.trim().split(/\s+/)))

export const isOwnWord = (word: string): boolean => own.has(word)
