import { heading, image, paragraphs, points, product, quote, steps } from '#shared/admin/blocks.ts'
import type { DemoArticle } from '#demo/types.ts'

const brewing = { slug: 'menyeduh', name: 'Menyeduh' }
const storing = { slug: 'biji-dan-simpan', name: 'Biji & Simpan' }

export const kopiArticleCategories = [brewing, storing]

export const kopiArticles: readonly DemoArticle[] = [
  {
    slug: 'menyeduh-v60-di-rumah',
    title: 'Menyeduh V60 di Rumah: Resep 15 Gram yang Selalu Jadi',
    categorySlug: brewing.slug,
    image: 'dripper-keramik-seduh',
    summary: 'Satu resep, empat tuangan, tiga menit. Cocok untuk yang baru punya dripper pertama.',
    daysAgo: 4,
    body: [
      ...paragraphs(`
        V60 sering dianggap rumit karena banyak istilahnya. Padahal untuk secangkir kopi yang enak setiap pagi, cukup satu resep yang diulang sampai tangan hafal. Resep di bawah ini kami pakai di meja sangrai untuk mencicipi setiap batch baru, jadi tidak ada alat yang aneh-aneh.
        Perbandingannya 1 banding 15: satu gram kopi untuk lima belas gram air. Untuk satu cangkir, siapkan 15 gram kopi dan 225 gram air. Kalau belum punya timbangan, 15 gram kira-kira tiga sendok makan rata bubuk kopi.`),
      heading('Yang perlu disiapkan'),
      points(
        'Kopi 15 gram, gilingan sedang seperti gula pasir',
        'Air 225 gram, baru mendidih lalu didiamkan satu menit',
        'Kertas saring, dripper, dan cangkir atau server',
        'Timbangan dan penunjuk waktu; ponsel sudah cukup',
      ),
      heading('Langkah menyeduh'),
      steps(
        'Pasang kertas saring, siram dengan air panas, lalu buang airnya. Ini menghilangkan bau kertas dan menghangatkan dripper.',
        'Masukkan kopi dan ratakan. Tuang 45 gram air, tunggu 40 detik sampai gelembungnya mengempis.',
        'Tuang perlahan dari tengah ke luar sampai 120 gram, tunggu air turun separuh.',
        'Lanjutkan sampai 180 gram, lalu terakhir sampai 225 gram.',
        'Air terakhir harus habis menetes di menit 2:45 sampai 3:15. Angkat dripper, goyang server, tuang.',
      ),
      image('ketel-leher-angsa-seduh', 'Ketel leher angsa memudahkan tuangan kecil yang ajek.'),
      heading('Rasanya belum pas?'),
      ...paragraphs(`
        Ubah satu hal saja setiap kali. Kalau kopi terasa asam tajam dan encer, air lewat terlalu cepat: haluskan gilingan sedikit. Kalau pahit dan kering di lidah, air tertahan terlalu lama: kasarkan gilingan atau turunkan suhu air dengan menunggu satu menit lagi.
        Catat di kertas kecil: gilingan, waktu, dan rasanya. Setelah tiga atau empat cangkir, biasanya sudah ketemu titik yang cocok untuk biji itu. Saat berganti biji, mulai lagi dari resep awal.`),
      quote(
        'Seduhan yang baik bukan yang paling rumit, tetapi yang bisa diulang besok pagi.',
        'Tim sangrai Sangrai Rimba',
      ),
      ...paragraphs(
        'Untuk latihan pertama, pilih biji dengan sangrai sedang. Rasanya ramah dan tidak langsung pahit walau waktunya meleset sedikit.',
      ),
      product('set-seduh-manual-pemula'),
      product('arabika-gayo-atu-lintang'),
      ...paragraphs(
        'Satu kebiasaan lagi yang sering dilupakan: bilas dripper dan server dengan air panas segera setelah dipakai. Minyak kopi yang mengering meninggalkan rasa tengik pada seduhan besok.',
      ),
    ],
  },
  {
    slug: 'menyimpan-biji-kopi',
    title: 'Menyimpan Biji Kopi agar Tetap Harum Sebulan',
    categorySlug: storing.slug,
    image: 'arabika-gayo-biji',
    summary: 'Empat musuh biji kopi, wadah yang cocok untuk dapur lembap, dan kapan kulkas boleh dipakai.',
    daysAgo: 12,
    body: [
      ...paragraphs(`
        Biji kopi yang baru disangrai masih terus berubah. Pada minggu pertama ia melepaskan gas, lalu rasanya membuka dan mencapai puncak di hari ke-7 sampai ke-30. Setelah itu aromanya pelan-pelan pergi. Cara menyimpan menentukan apakah puncak itu bertahan tiga minggu atau hanya tiga hari.
        Musuhnya ada empat: udara, cahaya, panas, dan lembap. Di Indonesia yang terakhir paling sering dilupakan, apalagi bila toples diletakkan di samping kompor.`),
      heading('Wadah yang benar'),
      points(
        'Kemasan aslinya, asal berkatup satu arah dan bisa dirapatkan lagi. Keluarkan udaranya sebelum ditutup.',
        'Toples kaca gelap atau kaleng dengan karet di tutupnya. Pilih yang isinya penuh; ruang kosong berarti udara.',
        'Hindari toples bening di dekat jendela dan wadah bekas bumbu. Kopi menyerap bau apa saja.',
      ),
      image('arabika-gayo', 'Kemasan berkatup cukup untuk pemakaian sehari-hari.'),
      heading('Bagaimana dengan kulkas?'),
      ...paragraphs(`
        Untuk pemakaian harian, jangan. Setiap kali keluar dari kulkas, uap air mengembun di permukaan biji dan membawa bau makanan lain. Lemari dapur yang sejuk dan gelap jauh lebih baik.
        Freezer boleh untuk persediaan panjang, dengan satu syarat: bagi dulu dalam kantong kecil sekali pakai, keluarkan udaranya, dan jangan dibekukan ulang. Ambil satu kantong, biarkan mencapai suhu ruang dalam keadaan tertutup, baru dibuka.`),
      heading('Beli sesuai kebutuhan'),
      ...paragraphs(`
        Satu orang yang menyeduh sekali sehari memakai kira-kira 15 gram, jadi 200 gram cukup untuk dua minggu. Kemasan 500 gram cocok untuk rumah dengan dua peminum kopi. Kemasan 1 kilogram baru masuk akal bila habis dalam sebulan.
        Kalau bisa, beli biji utuh dan giling tepat sebelum menyeduh. Bubuk kopi kehilangan sebagian besar aromanya dalam hitungan jam, sedangkan biji utuh bertahan berminggu-minggu. Belum punya penggiling? Pilih gilingan sesuai alat dan beli ukuran paling kecil.`),
      product('arabika-toraja-sapan'),
      product('arabika-bajawa-honey'),
      ...paragraphs(
        'Tanggal sangrai tercetak di belakang setiap kemasan kami. Tulis juga tanggal Anda membukanya: sejak hari itu, usahakan habis dalam tiga minggu.',
      ),
      ...paragraphs(
        'Terakhir, cium aromanya sebelum menyeduh. Biji yang masih baik berbau manis seperti roti atau buah kering. Bila yang tercium hanya kertas atau minyak lama, pakailah untuk seduh dingin dengan susu, atau taruh di kulkas sebagai penyerap bau. Sayang dibuang, tetapi sayang juga dipaksakan untuk secangkir kopi pagi.',
      ),
    ],
  },
  {
    slug: 'memilih-gilingan-kopi',
    title: 'Kasar, Sedang, atau Halus? Memilih Gilingan untuk Alat di Rumah',
    categorySlug: brewing.slug,
    image: 'penggiling-tangan-bubuk',
    summary: 'Panduan gilingan untuk tubruk, saring, tekan, dan moka, lengkap dengan tanda bila salah pilih.',
    daysAgo: 23,
    body: [
      ...paragraphs(`
        Biji yang sama bisa terasa manis atau pahit hanya karena ukuran gilingannya. Prinsipnya sederhana: semakin halus bubuk, semakin cepat rasanya larut. Alat yang merendam kopi lama butuh gilingan kasar, alat yang cepat butuh gilingan halus.
        Saat memesan di toko kami, Anda dapat memilih biji utuh, kasar, sedang, atau halus. Berikut pegangan untuk memilihnya.`),
      heading('Sesuaikan dengan alat'),
      points(
        'Kasar, seperti garam krosok: french press dan seduh dingin semalaman.',
        'Sedang, seperti gula pasir: V60, kalita, mesin tetes, dan kantong saring.',
        'Halus, seperti garam meja: tubruk, moka pot, dan vietnam drip.',
      ),
      heading('Tubruk pun punya aturan'),
      ...paragraphs(`
        Kopi tubruk paling akrab di rumah kita, dan paling sering salah airnya. Pakai dua sendok teh penuh bubuk halus untuk 150 mililiter air, tuang air yang baru mendidih, aduk sekali, lalu tunggu empat menit. Ampas turun sendiri; tidak perlu diaduk lagi.
        Gula sebaiknya masuk setelah dicicipi. Robusta yang disangrai baik sudah punya manis seperti gula aren, dan sering kali cukup setengah sendok.`),
      image('robusta-lampung-tubruk', 'Tunggu empat menit sampai ampas turun.'),
      product('robusta-lampung-tubruk'),
      heading('Tanda gilingan keliru'),
      ...paragraphs(`
        Air lewat seperti keran dan rasanya asam encer: terlalu kasar. Air menggenang lama dan rasanya sepat: terlalu halus. Bila sebagian bubuk seperti tepung dan sebagian seperti kerikil, masalahnya ada di penggiling. Pisau putar menghasilkan ukuran campur aduk; penggiling bergerigi jauh lebih rata, termasuk yang diputar dengan tangan.
        Belum mau repot? Kantong saring sudah berisi gilingan yang tepat. Sobek, kaitkan ke cangkir, tuang 150 mililiter air dalam tiga kali tuangan, dan kopi siap dalam dua menit. Enak untuk kantor, kereta, atau berkemah.`),
      product('drip-bag-pagi-isi-10'),
      ...paragraphs(
        'Masih ragu saat memesan? Pilih gilingan menurut alat yang paling sering dipakai, bukan yang paling ingin dicoba. Gilingan sedang adalah pilihan paling aman karena bisa dipakai untuk saring maupun french press dengan menyesuaikan waktu rendam. Bila rumah Anda memakai dua alat yang jauh berbeda, belilah dua kemasan kecil alih-alih satu kemasan besar, atau ambil biji utuh dan penggiling tangan. Dalam dua bulan selisih harganya kembali dari kopi yang tidak terbuang.',
      ),
    ],
  },
  {
    slug: 'mengenal-proses-pascapanen',
    title: 'Full Wash, Honey, Giling Basah: Apa Bedanya di Cangkir?',
    categorySlug: storing.slug,
    image: 'arabika-bajawa-ceri',
    summary: 'Tiga cara mengolah ceri kopi Nusantara dan rasa yang ditinggalkannya.',
    daysAgo: 41,
    body: [
      ...paragraphs(`
        Di kemasan kopi sering tertulis proses pascapanen, dan banyak pembeli melewatinya. Padahal kata itu menjelaskan separuh rasa yang akan Anda temui. Proses adalah cara petani mengeluarkan biji dari buah ceri sampai cukup kering untuk disimpan.
        Ketiganya bisa dibuat dari pohon yang sama. Yang berbeda adalah berapa lama daging buah menempel dan kapan kulit tanduk dilepas.`),
      heading('Full wash: bersih dan terang'),
      ...paragraphs(
        'Kulit dan lendir dicuci habis sebelum dijemur. Yang tersisa adalah rasa asli biji: asam buah yang jelas, manis ringan, dan akhir yang bersih. Gayo full wash kami terasa cokelat, jeruk manis, dan gula merah.',
      ),
      product('arabika-gayo-atu-lintang'),
      heading('Honey: manis dan lembut'),
      ...paragraphs(
        'Kulit dikupas, tetapi lendir yang lengket seperti madu dibiarkan saat dijemur. Tidak ada madu di dalamnya; namanya dari teksturnya. Hasilnya lebih manis, badannya lebih tebal, dengan nada buah kering. Petani harus membalik jemuran setiap jam pada hari-hari pertama agar tidak berjamur.',
      ),
      image('arabika-bajawa', 'Bajawa honey: gula aren, nangka, dan kayu manis.'),
      product('arabika-bajawa-honey'),
      heading('Giling basah: khas Sumatra dan Sulawesi'),
      ...paragraphs(`
        Udara yang lembap membuat penjemuran lama berisiko, maka petani menggiling kulit tanduk saat biji masih basah. Biji lalu dijemur telanjang dan cepat kering. Rasanya tebal, rendah asam, dengan rempah dan cokelat hitam. Inilah yang membuat kopi Toraja dan Mandailing dikenal di luar negeri.`),
      product('arabika-toraja-sapan'),
      heading('Mulai dari mana?'),
      points(
        'Suka teh atau kopi tanpa gula: coba full wash.',
        'Suka kopi susu: giling basah tidak kalah oleh susu.',
        'Ingin sesuatu yang berbeda untuk akhir pekan: honey.',
      ),
      ...paragraphs(
        'Cara terbaik mengenalnya adalah mencicipi dua proses berdampingan dengan resep yang sama. Seduh masing-masing sepuluh gram, biarkan hangat, lalu bandingkan. Perbedaannya justru paling terasa ketika kopi mulai dingin.',
      ),
      ...paragraphs(
        'Bila ingin membandingkan lebih adil, pakai biji dengan tingkat sangrai yang sama, giling pada ukuran yang sama, dan cicipi tanpa gula. Tulis tiga kata untuk setiap cangkir sebelum membaca catatan rasa di kemasan. Tidak ada jawaban salah; catatan itu akan menuntun pembelian berikutnya lebih baik daripada ulasan orang lain.',
      ),
    ],
  },
]
