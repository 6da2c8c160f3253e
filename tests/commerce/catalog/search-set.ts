/**
 * Searches of the three sample shops, each with the goods that a person at the counter would bring: 'q: a b'. With the
 * searches of `tuned` the search was tuned; those of `kept` were written apart, the last ten of each shop beside the
 * complaints at the end of `tuned`, and nothing was changed for them, so they count.
 */
export const tuned = {
  batik: `
kemeja navy: kemeja-kawung-lengan-panjang kemeja-lereng-slim-fit
kemeja hitam: kemeja-lereng-slim-fit
kemeja di bawah 200rb: kemeja-parang-lengan-pendek kemeja-anak-gringsing
kemeja pria murah: kemeja-parang-lengan-pendek kemeja-lereng-slim-fit
kain 1 jutaan: kain-tulis-sekar-jagad
sarung dibawah 100 ribu: sarung-anak-instan sarung-pantai-buketan
dompet 50rb: dompet-koin-ceplok pouch-kosmetik-mega-mendung
tas antara 300 dan 400 ribu: tas-jinjing-parang tas-selempang-truntum
gamis warna maroon: gamis-truntum
dress pink anak: dress-anak-buketan
kebaya broken white: kebaya-kutubaru-brokat kebaya-encim-bordir
tunik tosca: tunik-kawung-wanita
blus hijau tosca: blus-mega-mendung
dasi coklat: dasi-batik-parang
larasati cilik: setelan-anak-truntum dress-anak-buketan gamis-anak-mega-mendung kemeja-anak-gringsing sarung-anak-instan
merk griya larasati kemeja: kemeja-kawung-lengan-panjang kemeja-parang-lengan-pendek kemeja-lereng-slim-fit
kain batik tulis sutera: kain-tulis-mega-mendung-sutra
selendang dibawah 100rb: pasmina-voal-kawung selendang-katun-lereng
daster 2xl: daster-rayon-ceplok
baju tidur: daster-rayon-ceplok
celana wanita: kulot-gringsing
rok batik: rok-lilit-sidomukti
baju lebaran keluarga: sarimbit-keluarga-truntum
sarimbit pasangan: sarimbit-pasangan-mega-mendung
jarit: jarik-wiru-sidomukti
kain meteran kawung: bahan-batik-meteran
batik sutra pria: kemeja-tulis-sidomukti-sutra
tas laptop 15 inch: ransel-batik-lereng
tote bag batik: tas-jinjing-parang tas-belanja-lipat
tas belanja lipat: tas-belanja-lipat
tempat makeup: pouch-kosmetik-mega-mendung
masker anak: masker-kain-batik
kipas: kipas-lipat-batik
tirai hijau: gorden-batik-kawung
taplak bundar: taplak-meja-ceplok
alas gelas: tatakan-gelas-batik
apron dapur: celemek-batik-tambal
oleh oleh solo: blangkon-solo suvenir-pernikahan-pouch
notebook batik: buku-catatan-batik
alat membatik: perlengkapan-membatik-pemula
souvenir nikah: suvenir-pernikahan-pouch
kado ayah: hampers-batik-lebaran
kemeja slimfit: kemeja-lereng-slim-fit
baju koko biru: koko-truntum-lengan-panjang
blankon hitam: blangkon-solo
sarung dewasa: sarung-cap-sidomukti
celana santai pria: celana-kolor-batik celana-sarung-parang
outer kimono: outer-kimono-buketan
hem lengan pendek: kemeja-parang-lengan-pendek
kebaya bordir: kebaya-encim-bordir
dompet kulit wanita: dompet-panjang-parang
scrunchi: scrunchie-perca-batik
gamis anak: gamis-anak-mega-mendung
baju anak laki laki: setelan-anak-truntum kemeja-anak-gringsing
batik parang kulit: tas-jinjing-parang dompet-panjang-parang
kemeja batik nike: kemeja-kawung-lengan-panjang kemeja-parang-lengan-pendek kemeja-lereng-slim-fit
selendang wool: selendang-sutra-buketan selendang-katun-lereng
dress midi: dress-midi-buketan
pashmina ungu: pasmina-voal-kawung
kain sogan: kain-cap-parang-rusak
sarung pantai: sarung-pantai-buketan
batik tulis lasem: sarung-tulis-lasem
runner meja: runner-meja-sidomukti
kado pernikahan diatas 200rb: suvenir-pernikahan-pouch
kemeja anak di bawah 100 ribu: kemeja-anak-gringsing
sarung bantal sofa: sarung-bantal-tambal
gamis sekar jagat: gamis-sekar-jagad
kemeja merah: kemeja-kawung-lengan-panjang
gamis merah: gamis-truntum
kemeja biru dongker: kemeja-kawung-lengan-panjang kemeja-lereng-slim-fit`,
  kopi: `
kopi gayo di bawah 100rb: arabika-gayo-atu-lintang arabika-gayo-wine
biji kopi murah: arabika-gayo-atu-lintang
tumbler hitam: tumbler-baja-dinding-ganda
cangkir navy: cangkir-enamel-lurik
cangkir dongker: cangkir-enamel-lurik
cangkir cream: cangkir-keramik-220-ml
dripper putih: dripper-keramik
moka pot merah: moka-pot-aluminium
grinder listrik: penggiling-listrik-gerigi-kerucut
grinder manual: penggiling-tangan-gerigi-baja
grinder di bawah 500 ribu: penggiling-tangan-gerigi-baja
alat kopi jejak: alat-seduh-tekan-udara timbangan-seduh-0-1-g penggiling-tangan-gerigi-baja
bara api: penggiling-listrik-gerigi-kerucut ketel-listrik-suhu-digital moka-pot-aluminium vietnam-drip-baja
timbangan: timbangan-seduh-0-1-g
kettle listrik: ketel-listrik-suhu-digital
teko leher angsa: ketel-leher-angsa-800-ml ketel-listrik-suhu-digital
vietnam drip: vietnam-drip-baja
aeropress: alat-seduh-tekan-udara
frenchpres: french-press-kaca
server kaca: server-kaca-bening
paper filter v60: kertas-saring-kerucut
gelas kaca: gelas-kaca-dinding-ganda
set kopi pemula: set-seduh-manual-pemula
kopi flores: arabika-bajawa-honey
kopi sumatra: arabika-mandailing-pakantan arabika-gayo-atu-lintang arabika-kerinci-kayu-aro arabika-solok-lembah-gumanti
kopi jawa: arabika-java-preanger-gunung-tilu
kopi ijen: arabika-bondowoso-ijen-raung
kopi temanggung: robusta-temanggung-petik-merah
kopi kintamani: arabika-kintamani-subak-abian
kopi lampung: robusta-lampung-tubruk
kopi papua wamena: arabika-wamena-lembah-baliem
kopi honey: arabika-bajawa-honey arabika-kerinci-kayu-aro
kopi natural: arabika-java-preanger-gunung-tilu arabika-gayo-wine robusta-temanggung-petik-merah
espresso: blend-senja-espreso
house blend: blend-senja-espreso blend-embun-saring blend-tubruk-warung
kopi sachet: drip-bag-satuan kopi-celup-isi-12
kopi celup: kopi-celup-isi-12
es kopi susu: kopi-susu-botol-250-ml kopi-botol-dingin-1-liter
coldbrew: konsentrat-seduh-dingin-500-ml
sirup vanilla: sirup-kopi-330-ml
kopi kapsul: kapsul-kopi-isi-10
kopi tanpa kafein: kopi-dekafein-malam
decaff: kopi-dekafein-malam
teh melati: teh-hijau-melati-tutup-malam
teh hitam: teh-hitam-kayu-aro-kaleng
wedang: wedang-rempah-celup-isi-15
cascara: cascara-kulit-ceri-kopi
hampers kopi: hampers-hujan-sore hampers-tiga-pulau
hampers 200 ribuan: hampers-tiga-pulau
kado 300 ribuan: hampers-hujan-sore
voucher hadiah: kartu-hadiah-digital
kelas latte art: kelas-video-seni-latte
buku resep kopi: kelas-seduh-e-book
kopi gayo 1kg: arabika-gayo-atu-lintang
kopi bubuk halus: robusta-lampung-tubruk
robusta murah: robusta-lampung-tubruk robusta-temanggung-petik-merah
kopi dibawah 50rb: robusta-lampung-tubruk drip-bag-satuan
arabica gayo starbucks: arabika-gayo-atu-lintang arabika-gayo-wine
kopi liberica: liberika-meranti-gambut
drip bag isi 7: drip-bag-jelajah-isi-7
kopi toraja giling basah: arabika-toraja-sapan
mug enamel: cangkir-enamel-lurik
tumbler 350 ml: tumbler-baja-dinding-ganda
kopi manddailing: arabika-mandailing-pakantan
pourover: dripper-keramik
kopi susu gula aren literan: kopi-botol-dingin-1-liter
filter: kertas-saring-kerucut
sachet: drip-bag-satuan kopi-celup-isi-12
kopi hitam: robusta-lampung-tubruk blend-tubruk-warung
kopi murah: drip-bag-satuan robusta-lampung-tubruk`,
  gawai: `
hp 3 jutaan: ponsel-nusa-x3
hp di bawah 2 juta: ponsel-nusa-lite ponsel-tombol-klasik
hp murah: ponsel-tombol-klasik ponsel-nusa-lite
hp samsung: ponsel-nusa-x3 ponsel-nusa-lite ponsel-nusa-ultra ponsel-nusa-lipat
hp nusa: ponsel-nusa-x3 ponsel-nusa-lite ponsel-nusa-ultra ponsel-nusa-lipat ponsel-tombol-klasik
iphone case: casing-bening-magnet
speaker gema: speaker-gema-mini speaker-gema-boom
soundbar: soundbar-gema-bilah
gema headphone: headphone-sunyi headphone-gim-berkabel
merek ketuk: papan-ketik-mekanik-65 tetikus-senyap webcam-2k-tutup-privasi hub-usb-c-7-in-1 stand-laptop-aluminium tetikus-tegak-ergonomis alas-meja-kulit-sintetis papan-ketik-tipis-tablet
keyboard ketuk: papan-ketik-mekanik-65 papan-ketik-tipis-tablet
speaker di bawah 500rb: speaker-gema-mini
speaker di atas 1 juta: speaker-gema-boom soundbar-gema-bilah
powerbank 10000: bank-daya-magnet-10000
power bank magnet: bank-daya-magnet-10000
charger wireless: alas-isi-nirkabel-tiga
casan mobil: pengisi-daya-mobil-45-w
kabel merah: kabel-tenun-usb-c
kabel usb c 2 meter: kabel-tenun-usb-c
kabel monitor: kabel-hdmi-2-1
mouse ergonomis: tetikus-tegak-ergonomis
mouse dibawah 150 ribu: tetikus-senyap
keyboard bluetooth: papan-ketik-tipis-tablet papan-ketik-mekanik-65
keyboard mechanical: papan-ketik-mekanik-65
webcam 2k: webcam-2k-tutup-privasi
usb hub: hub-usb-c-7-in-1
monitor portable: monitor-portabel-15-6
laptop stand: stand-laptop-aluminium
tas laptop hitam: tas-laptop-tahan-percik
deskmat: alas-meja-kulit-sintetis
tablet: tablet-nusa-tab-11
tablet 3 jutaan: tablet-nusa-tab-11
jam tangan pintar hitam: jam-pintar-lari-2
smartwatch anak: jam-pintar-anak-pelacak
smartband murah: gelang-pintar-sehat
tws putih: earbud-awan-pro
earphone olahraga: earbud-kait-lari
headset gaming: headphone-gim-berkabel
mic clip on: mikrofon-kerah-nirkabel
ring light: lampu-cincin-26-cm
tripod hp: tripod-ponsel-160-cm
gimbal: gimbal-ponsel-tiga-sumbu
tongsis: tripod-ponsel-160-cm gimbal-ponsel-tiga-sumbu
ssd external 1tb: ssd-portabel-saku
ssd nvme 1 tb: ssd-nvme-1-tb
flashdisk 64gb: flashdisk-dua-ujung
memori hp 256gb: kartu-microsd-a2
router: router-wifi-6-pancar
wifi portable: modem-saku-4g
cctv indoor: cctv-dalam-putar
lampu pintar: lampu-pintar-warna
smart plug: colokan-pintar-16-a
colokan usb: stop-kontak-4-lubang-usb
tempered glass: kaca-pelindung-layar
softcase bening: casing-bening-magnet
tali hp: tali-ponsel-selempang
anti virus: lisensi-antivirus-benteng
software kasir: lisensi-aplikasi-kasir
template konten: paket-template-jualan
hp fold: ponsel-nusa-lipat
ponsel 5g biru: ponsel-nusa-x3
hp lansia: ponsel-tombol-klasik
casing silikon oppo: casing-bening-magnet
headphone abu: headphone-sunyi headphone-gim-berkabel
speaker orange: speaker-gema-mini
kabel type c murah: kabel-tenun-usb-c
hp 10 jutaan: ponsel-nusa-ultra
earphone bluetooth: earbud-awan-pro earbud-kait-lari
kabel c to c: kabel-tenun-usb-c
hp gaming: ponsel-nusa-x3 ponsel-nusa-ultra
hp 2 jutaan: ponsel-nusa-x3 ponsel-nusa-lite
hp 5 jutaan: ponsel-nusa-x3
mouse murah: tetikus-senyap tetikus-tegak-ergonomis
jam murah: jam-pintar-anak-pelacak jam-pintar-lari-2`,
} as const

export const kept = {
  batik: `
kemeja merah marun: kemeja-kawung-lengan-panjang
kemeja ukuran xxl: kemeja-kawung-lengan-panjang
kemeja parang: kemeja-parang-lengan-pendek
kemeja sutra di atas 1 juta: kemeja-tulis-sidomukti-sutra
batik kerja cowok di bawah 250 ribu: kemeja-parang-lengan-pendek kemeja-lereng-slim-fit
gamis dibawah 400rb: gamis-truntum
gamis hijau botol: gamis-truntum
gamis terracotta: gamis-sekar-jagad
kebaya pink: kebaya-kutubaru-brokat
kebaya encim: kebaya-encim-bordir
dress batik hitam: dress-midi-buketan
daster ungu: daster-rayon-ceplok
celana kulot hijau: kulot-gringsing
koko lengan panjang: koko-truntum-lengan-panjang
celana sarung jumbo: celana-sarung-parang
gamis anak perempuan: gamis-anak-mega-mendung
setelan anak: setelan-anak-truntum
kemeja anak umur 3 tahun: kemeja-anak-gringsing
sarung anak: sarung-anak-instan
baju seragam keluarga marun: sarimbit-keluarga-truntum
kain cap parang: kain-cap-parang-rusak
kain tulis mega mendung: kain-tulis-mega-mendung-sutra
kain jarik wiru: jarik-wiru-sidomukti
sarung lasem: sarung-tulis-lasem
selendang sutra: selendang-sutra-buketan
tas kulit: tas-jinjing-parang tas-selempang-truntum
ransel laptop: ransel-batik-lereng
dompet hitam: dompet-panjang-parang
masker batik murah: masker-kain-batik
dasi pria: dasi-batik-parang
taplak biru muda: taplak-meja-ceplok
gorden sogan: gorden-batik-kawung
buku catatan: buku-catatan-batik
hampers 400 ribuan: hampers-batik-lebaran
kemeja warna biru: kemeja-kawung-lengan-panjang
gamis merah tua: gamis-truntum
blus biru tua: blus-mega-mendung
gamis ijo: gamis-truntum
kebaya putih: kebaya-kutubaru-brokat kebaya-encim-bordir
gamis termurah: gamis-anak-mega-mendung
sarung murah: sarung-pantai-buketan sarung-bantal-tambal
kebaya 600 ribuan: kebaya-kutubaru-brokat
gamis remaja: gamis-truntum gamis-sekar-jagad
tas cewek murah: tas-belanja-lipat tas-jinjing-parang`,
  kopi: `
kopi toraja: arabika-toraja-sapan drip-bag-satuan
gayo 500 gram: arabika-gayo-atu-lintang
kopi aceh gayo wine: arabika-gayo-wine
mandailing: arabika-mandailing-pakantan
kopi kerinci: arabika-kerinci-kayu-aro
kopi solok: arabika-solok-lembah-gumanti
preanger: arabika-java-preanger-gunung-tilu
robusta lampung bubuk: robusta-lampung-tubruk
robusta biji utuh: robusta-temanggung-petik-merah
liberika: liberika-meranti-gambut
kopi tubruk murah: robusta-lampung-tubruk blend-tubruk-warung
kopi untuk espresso: blend-senja-espreso
blend saring: blend-embun-saring
drip bag: drip-bag-satuan drip-bag-pagi-isi-10 drip-bag-jelajah-isi-7
kapsul: kapsul-kopi-isi-10
kopi susu botol: kopi-susu-botol-250-ml kopi-botol-dingin-1-liter
cold brew: konsentrat-seduh-dingin-500-ml
sirup karamel: sirup-kopi-330-ml
dripper terracotta: dripper-keramik
ketel silver: ketel-leher-angsa-800-ml
ketel di bawah 400rb: ketel-leher-angsa-800-ml
teko listrik digital: ketel-listrik-suhu-digital
timbangan digital putih: timbangan-seduh-0-1-g
moka pot 3 cangkir: moka-pot-aluminium
french press 1 liter: french-press-kaca
filter v60: kertas-saring-kerucut
tumbler 500ml: tumbler-baja-dinding-ganda
gelas double wall: gelas-kaca-dinding-ganda
cangkir biru: cangkir-keramik-220-ml cangkir-enamel-lurik
teh hijau: teh-hijau-melati-tutup-malam
minuman rempah: wedang-rempah-celup-isi-15
parsel di atas 300 ribu: hampers-hujan-sore
kelas barista: kelas-video-seni-latte kelas-seduh-e-book
saringan: kertas-saring-kerucut vietnam-drip-baja
beans: arabika-gayo-atu-lintang arabika-toraja-sapan
americano: robusta-lampung-tubruk
kopi item: robusta-lampung-tubruk blend-tubruk-warung
teko termurah: server-kaca-bening
tumbler 500 ribuan: tumbler-baja-dinding-ganda
gelas murah: gelas-kaca-dinding-ganda cangkir-enamel-lurik
grinder termurah: penggiling-tangan-gerigi-baja
teh celup: wedang-rempah-celup-isi-15
dripper merah: dripper-keramik`,
  gawai: `
hp nusa lite: ponsel-nusa-lite
hp 12 jutaan: ponsel-nusa-ultra
hp antara 1 dan 2 juta: ponsel-nusa-lite
hp xiaomi: ponsel-nusa-x3 ponsel-nusa-lite ponsel-nusa-ultra ponsel-nusa-lipat
ponsel ram 12gb: ponsel-nusa-x3
tablet biru: tablet-nusa-tab-11
earbuds ungu: earbud-awan-pro
headphone bluetooth: headphone-sunyi
speaker bluetooth biru: speaker-gema-mini
speaker pesta: speaker-gema-boom
soundbar 2 jutaan: soundbar-gema-bilah
jam pintar gps: jam-pintar-lari-2 jam-pintar-anak-pelacak
smartwatch di bawah 1 juta: jam-pintar-anak-pelacak
gelang pintar: gelang-pintar-sehat
charger 65w: pengisi-daya-gan-65-w
charger mobil: pengisi-daya-mobil-45-w
powerbank 20000mah: bank-daya-20000
powerbank putih: bank-daya-magnet-10000
kabel usb type c to usb type c: kabel-tenun-usb-c
stopkontak usb: stop-kontak-4-lubang-usb
case nusa x3: casing-bening-magnet
screen guard nusa ultra: kaca-pelindung-layar
ssd 1tb: ssd-portabel-saku ssd-nvme-1-tb
flashdisk 128gb: flashdisk-dua-ujung
micro sd: kartu-microsd-a2
router wifi 6: router-wifi-6-pancar
kamera cctv: cctv-dalam-putar
lampu warna warni: lampu-pintar-warna
mouse silent: tetikus-senyap
keyboard mekanik putih: papan-ketik-mekanik-65
webcam: webcam-2k-tutup-privasi
tripod: tripod-ponsel-160-cm
lisensi antivirus 3 perangkat: lisensi-antivirus-benteng
mouse gaming: tetikus-senyap tetikus-tegak-ergonomis
laptop gaming: stand-laptop-aluminium
headset bluetooth: headphone-sunyi earbud-awan-pro
speaker termurah: speaker-gema-mini
tablet 5 jutaan: tablet-nusa-tab-11
soundbar 300 ribuan: soundbar-gema-bilah
hp kamera bagus: ponsel-nusa-ultra ponsel-nusa-x3
hp fast charging: ponsel-nusa-x3
bluetooth earphone: earbud-awan-pro earbud-kait-lari
hdmi to hdmi: kabel-hdmi-2-1`,
} as const
