import { heading, image, paragraphs, points, product, quote, steps } from '#shared/admin/blocks.ts'
import type { DemoArticle } from '#demo/types.ts'

const care = { slug: 'perawatan', name: 'Perawatan' }
const guide = { slug: 'panduan', name: 'Panduan' }

export const batikArticleCategories = [care, guide]

export const batikArticles: readonly DemoArticle[] = [
  {
    slug: 'merawat-batik-tulis',
    title: 'Merawat Batik Tulis agar Warnanya Tetap Dalam',
    categorySlug: care.slug,
    image: 'kain-sekar-jagad',
    summary:
      'Lerak, tempat teduh, dan setrika dari balik kain: kebiasaan kecil yang membuat batik berumur puluhan tahun.',
    daysAgo: 3,
    body: [
      ...paragraphs(`
        Selembar batik tulis dikerjakan berminggu-minggu, tetapi warnanya bisa turun dalam satu kali cuci yang salah. Kabar baiknya, merawat batik tidak butuh alat khusus. Yang dibutuhkan hanya air suhu ruang, sabun yang lembut, dan tempat teduh.
        Prinsipnya satu: warna batik duduk di permukaan serat. Apa pun yang menggosok, memanaskan, atau menyinari terlalu keras akan mengangkatnya.`),
      heading('Mencuci'),
      steps(
        'Cuci terpisah dari pakaian lain, terutama dua kali pencucian pertama. Sedikit warna yang keluar masih wajar.',
        'Larutkan lerak atau detergen cair lembut sampai rata di air suhu ruang. Jangan memakai pemutih.',
        'Rendam paling lama lima menit, lalu tekan-tekan perlahan. Noda digosok dengan jari, bukan sikat.',
        'Bilas sampai air jernih. Peras dengan menekan di antara dua handuk, jangan dipuntir.',
      ),
      image('kain-sekar-jagad-lipat', 'Lipat mengikuti arah serat agar tidak meninggalkan garis.'),
      heading('Menjemur dan menyetrika'),
      ...paragraphs(`
        Jemur di tempat teduh yang berangin dengan bagian dalam menghadap ke luar. Matahari siang memudarkan biru indigo paling cepat, disusul cokelat sogan. Tarik ujung-ujung kain selagi lembap supaya tidak perlu disetrika lama.
        Setrika dari bagian dalam dengan suhu sedang, beri alas kain tipis. Parfum dan pelembut jangan disemprotkan langsung ke kain karena alkoholnya meninggalkan bercak.`),
      heading('Menyimpan'),
      points(
        'Bungkus dengan kain katun putih atau kertas bebas asam, bukan plastik.',
        'Taruh merica bulat atau akar wangi dalam kantong kain untuk mengusir ngengat. Kapur barus jangan menyentuh batik.',
        'Keluarkan tiap dua bulan, angin-anginkan, dan ganti arah lipatannya.',
      ),
      quote(
        'Kain yang sering dipakai justru lebih awet daripada yang bertahun-tahun tidak keluar dari lemari.',
        'Perajin di Laweyan',
      ),
      product('kain-tulis-sekar-jagad'),
      ...paragraphs(
        'Untuk batik cap harian, aturan yang sama berlaku dengan sedikit kelonggaran: mesin cuci boleh, asal memakai kantong jaring, air dingin, dan putaran paling pelan.',
      ),
      product('sarung-cap-sidomukti'),
      ...paragraphs(
        'Bila kain terkena minyak atau kuah, taburkan bedak bayi atau tepung maizena, diamkan lima belas menit, lalu kibaskan sebelum dicuci. Noda yang sudah lama sebaiknya dibawa ke penatu yang terbiasa menangani batik. Katakan terus terang noda apa itu dan sudah diberi apa saja sebelumnya di rumah.',
      ),
    ],
  },
  {
    slug: 'memilih-ukuran-kemeja-batik',
    title: 'Memilih Ukuran Kemeja Batik Tanpa Mencoba di Toko',
    categorySlug: guide.slug,
    image: 'kemeja-kawung-indigo',
    summary: 'Ukur satu kemeja yang sudah pas, cocokkan dua angka, dan pesan dengan tenang.',
    daysAgo: 9,
    body: [
      ...paragraphs(`
        Ukuran L di satu toko bisa sama dengan M di toko lain. Karena itu jangan memesan dari hurufnya. Pesan dari angka sentimeternya. Anda hanya perlu meteran jahit dan satu kemeja di lemari yang sudah terasa pas.
        Batik tidak melar seperti kaus. Katun primisima dan prima hampir tidak punya kelenturan, jadi ruang gerak harus ada sejak awal.`),
      heading('Mengukur dalam tiga menit'),
      steps(
        'Kancingkan kemeja yang pas, letakkan rata di lantai, dan haluskan kerutannya.',
        'Ukur lebar dada mendatar dari ketiak ke ketiak. Angka inilah yang paling menentukan.',
        'Ukur panjang badan dari titik tertinggi bahu, di samping kerah, sampai ujung bawah.',
        'Ukur lebar bahu dari jahitan ke jahitan.',
      ),
      image('kemeja-kawung-lipat', 'Ukur kemeja yang dikancingkan dan diletakkan rata.'),
      heading('Mencocokkan'),
      ...paragraphs(
        'Pilih ukuran dengan lebar dada yang sama atau paling banyak 2 cm lebih besar. Untuk kemeja kawung lengan panjang kami, lebar dadanya:',
      ),
      points('S: 50 cm', 'M: 52 cm', 'L: 55 cm', 'XL: 58 cm', 'XXL: 61 cm'),
      ...paragraphs(`
        Berada di antara dua ukuran? Ambil yang besar bila kemeja dipakai di luar celana atau Anda sering duduk lama. Ambil yang kecil bila ingin rapi di balik jas. Kemeja berfuring terasa sedikit lebih sempit daripada yang tanpa furing.`),
      product('kemeja-kawung-lengan-panjang'),
      product('kemeja-parang-lengan-pendek'),
      heading('Memesan untuk keluarga'),
      ...paragraphs(`
        Untuk sarimbit, ukurlah setiap orang sendiri-sendiri dan catat di ponsel. Anak bertumbuh kira-kira satu nomor setiap tahun, jadi lebihkan satu ukuran bila kemeja untuk acara yang masih beberapa bulan lagi. Lengan dan keliman bawah mudah dipendekkan; lebar dada hampir tidak bisa dilebarkan.
        Bila ragu, kirimkan angka-angka itu lewat WhatsApp. Kami bantu memilihkan, dan bila ternyata ukurannya tidak cocok, pengajuan tukar dapat dibuat paling lambat tiga hari kerja setelah paket diterima selama label masih terpasang.`),
      product('setelan-anak-truntum'),
      ...paragraphs(
        'Simpan catatan ukuran itu baik-baik. Badan berubah pelan-pelan, jadi ulangi pengukuran setiap tahun atau setelah berat badan naik turun lebih dari tiga kilogram. Lima menit dengan meteran jauh lebih singkat daripada menunggu paket tukar sampai di rumah.',
      ),
    ],
  },
  {
    slug: 'arti-kawung-parang-truntum',
    title: 'Kawung, Parang, Truntum: Cerita di Balik Motif',
    categorySlug: guide.slug,
    image: 'kemeja-parang',
    summary: 'Asal nama, makna, dan acara yang cocok untuk tiga motif klasik Jawa.',
    daysAgo: 18,
    body: [
      ...paragraphs(`
        Setiap motif batik punya nama, dan setiap nama punya cerita. Sebagian lahir di keraton dan dulu hanya boleh dipakai keluarga raja. Sekarang siapa pun boleh memakainya, tetapi mengenal ceritanya membuat kita memilih dengan lebih pas.`),
      heading('Kawung'),
      ...paragraphs(
        'Empat lonjong yang bertemu di satu titik ini menggambarkan buah aren yang dibelah. Pohon aren bermanfaat dari akar sampai nira, maka kawung menjadi lambang orang yang berguna bagi sekitarnya dan hatinya bersih. Polanya tenang dan simetris, cocok untuk kantor, rapat, dan pertemuan resmi.',
      ),
      image('kemeja-kawung-dekat', 'Kawung: empat lonjong yang mengelilingi satu titik tengah.'),
      product('kemeja-kawung-lengan-panjang'),
      heading('Parang'),
      ...paragraphs(
        'Garis miring yang sambung-menyambung seperti ombak ini melambangkan usaha yang tidak putus. Dulu parang berukuran besar termasuk motif larangan di keraton. Menurut kebiasaan, parang dihindari saat upacara pernikahan Jawa, terutama oleh pengantin, karena bentuknya dikaitkan dengan senjata. Untuk bekerja atau batik Jumat, parang terasa tegas dan bersemangat.',
      ),
      product('kemeja-parang-lengan-pendek'),
      heading('Truntum'),
      ...paragraphs(
        'Konon truntum diciptakan seorang permaisuri yang menatap bintang dan melati pada malam hari sampai cintanya bersemi lagi. Bintang-bintang kecilnya bermakna cinta yang tumbuh kembali dan menuntun. Karena itulah orang tua pengantin memakai truntum: mereka menuntun anak memasuki hidup baru.',
      ),
      image('gamis-truntum-dekat', 'Truntum: bintang kecil yang bertabur rapat.'),
      product('gamis-truntum'),
      heading('Memilih untuk acara'),
      points(
        'Lamaran dan pernikahan: truntum, sidomukti, atau sekar jagad.',
        'Kantor dan presentasi: kawung atau parang berukuran kecil.',
        'Kelahiran dan syukuran: motif tambal, yang dipercaya menolak bala.',
        'Santai dan bepergian: mega mendung atau buketan pesisir yang berwarna cerah.',
      ),
      ...paragraphs(
        'Makna motif berbeda-beda menurut daerah dan keluarga. Anggaplah ini titik awal; kalau nenek Anda punya cerita lain, cerita itulah yang layak disimpan.',
      ),
      ...paragraphs(
        'Satu cara mudah mengingatnya: lihat gerak motifnya. Kawung diam dan seimbang, parang bergerak maju, truntum berpendar pelan. Pilihlah gerak yang sesuai dengan suasana hari itu. Dan bila Anda menerima batik sebagai hadiah, tanyakan motifnya kepada yang memberi. Sering kali ada doa yang sengaja diselipkan di sana, dan menyebut namanya dengan benar adalah ucapan terima kasih yang paling halus.',
      ),
    ],
  },
  {
    slug: 'membedakan-tulis-cap-dan-printing',
    title: 'Tulis, Cap, atau Printing? Membedakannya dalam Satu Menit',
    categorySlug: guide.slug,
    image: 'kain-sekar-jagad-canting',
    summary: 'Lihat balik kain, cari pengulangan, dan raba warnanya sebelum membayar.',
    daysAgo: 30,
    body: [
      ...paragraphs(`
        Harga selembar kain bermotif batik bisa lima puluh ribu atau lima juta rupiah. Ketiganya sah untuk dipakai, tetapi Anda berhak tahu apa yang dibeli. Batik dalam arti sebenarnya dibuat dengan malam panas sebagai perintang warna, baik ditulis dengan canting maupun dicap dengan tembaga. Kain printing hanya meniru gambarnya.`),
      heading('Balik kainnya'),
      ...paragraphs(
        'Cara paling cepat: bandingkan bagian depan dan belakang. Pada batik tulis warnanya hampir sama jelas karena malam dan pewarna menembus serat. Pada batik cap bagian belakang sedikit lebih muda. Pada printing bagian belakang pucat atau putih sama sekali.',
      ),
      image('kain-sekar-jagad-canting', 'Canting meninggalkan garis yang tebal tipisnya tidak pernah persis sama.'),
      heading('Cari pengulangannya'),
      points(
        'Tulis: tidak ada dua bagian yang sama. Titik dan garisnya sedikit goyah, dan di situlah indahnya.',
        'Cap: pola berulang setiap 18 sampai 20 cm, sering dengan sambungan yang selisih satu milimeter.',
        'Printing: pengulangan sempurna tanpa cela, tepinya setajam cetakan.',
      ),
      heading('Cium dan raba'),
      ...paragraphs(
        'Batik baru masih menyimpan aroma malam yang khas. Permukaannya lentur karena malam sudah dilorod dengan air mendidih. Printing berlapis tinta kadang terasa kaku dan licin di bagian yang berwarna gelap.',
      ),
      heading('Mana yang sebaiknya dibeli?'),
      ...paragraphs(`
        Untuk seragam dan pemakaian harian, batik cap adalah pilihan yang masuk akal: buatan tangan, awet, dan harganya terjangkau. Batik tulis pantas untuk hari istimewa atau sebagai pusaka. Kombinasi cap dan tulis memberi garis besar yang rapi dengan isian yang hidup.
        Di toko kami, teknik pembuatan selalu tertulis di bagian Spesifikasi setiap produk. Bila sebuah toko tidak mau menjawab pertanyaan itu, anggap saja jawabannya printing.`),
      product('kain-tulis-sekar-jagad'),
      product('selendang-sutra-buketan'),
      ...paragraphs(
        'Ingat juga bahwa harga bukan ukuran pasti. Batik tulis berukuran kecil dengan motif renggang bisa lebih murah daripada batik cap yang diwarnai berkali-kali. Tanyakan tiga hal sebelum membayar: bahannya apa, berapa kali dicelup, dan siapa yang mengerjakannya. Penjual yang mengenal barangnya akan menjawab dengan senang hati, bahkan sering menunjukkan bagian kain yang kurang sempurna supaya Anda tahu sejak awal apa yang dibeli.',
      ),
    ],
  },
  {
    slug: 'menyimpan-selendang-sutra',
    title: 'Menyimpan Selendang Sutra di Udara Lembap',
    categorySlug: care.slug,
    image: 'selendang-sutra',
    summary: 'Digulung, bukan dilipat: sutra tetap halus walau lemari tidak pernah benar-benar kering.',
    daysAgo: 38,
    body: [
      ...paragraphs(`
        Sutra tidak takut dipakai, tetapi takut lembap. Di kota pantai atau pada musim hujan, lemari yang tertutup rapat menyimpan uap air, dan bintik jamur muncul dalam beberapa minggu. Untungnya, mencegahnya murah dan tidak butuh banyak tempat.

        Serat sutra terbuat dari protein, sama seperti rambut. Ia menyerap keringat, minyak, dan parfum lebih cepat daripada katun, dan sisa itulah yang disukai jamur dan ngengat. Karena itu, selendang yang baru dipakai semalam sebaiknya tidak langsung kembali ke lemari, walau kelihatannya masih bersih.`),
      heading('Sebelum masuk lemari'),
      steps(
        'Angin-anginkan selendang semalam di dalam rumah, jauh dari matahari.',
        'Pastikan tidak ada sisa keringat atau parfum. Bila ada, cuci dulu dengan sabun lembut.',
        'Setrika dari bagian dalam dengan suhu rendah, lalu tunggu sampai kain benar-benar dingin.',
      ),
      image('selendang-sutra-dekat', 'Rumbai dirapikan dengan jari, tidak disisir.'),
      heading('Di dalam lemari'),
      points(
        'Gulung pada tabung kertas yang dilapisi kain katun. Garis lipatan lama melemahkan serat.',
        'Taruh kantong berisi arang atau silika, dan ganti setiap bulan.',
        'Sisakan celah di antara pakaian supaya udara dapat bergerak.',
        'Jauhkan dari kapur barus. Uapnya membuat warna alam menjadi kusam dan baunya sulit hilang.',
      ),
      ...paragraphs(`
        Kotak plastik yang rapat terlihat aman, tetapi uap air yang ikut masuk tidak bisa keluar lagi. Pilih kotak karton atau kantong kain, lalu beri label supaya tidak perlu membongkar semuanya ketika mencari satu helai. Bila lemari menempel pada dinding luar, geser beberapa sentimeter: dinding yang dingin pada malam hari adalah tempat embun pertama kali muncul.`),
      heading('Sebulan sekali'),
      ...paragraphs(`
        Keluarkan selendang, buka gulungannya, dan biarkan di ruangan berangin selama satu jam. Pakai waktu itu untuk memeriksa tepi dan rumbainya. Bintik kecil berwarna abu-abu yang hilang saat ditepuk lembut adalah jamur yang masih muda; cuci segera dengan air dingin dan sabun bayi, jangan digosok. Bila bintiknya sudah kuning atau kainnya terasa rapuh, serahkan kepada tukang cuci yang terbiasa dengan sutra, karena pemutih rumah tangga akan merusak seratnya.

        Gulung kembali dengan arah yang berbeda dari bulan lalu. Dengan begitu, tidak ada bagian yang selalu berada di luar, dan warnanya menua dengan rata. Selendang yang dirawat seperti ini bisa dipakai puluhan tahun, lalu diwariskan tanpa bekas lipatan.`),
      product('selendang-sutra-buketan'),
    ],
  },
  {
    slug: 'memadukan-batik-untuk-kondangan',
    title: 'Memadukan Batik untuk Kondangan Tanpa Kembar',
    categorySlug: guide.slug,
    image: 'sarung-cap',
    summary: 'Satu warna yang sama, dua motif yang berbeda: serasi di foto, tetap nyaman seharian.',
    daysAgo: 45,
    body: [
      ...paragraphs(`
        Seragam keluarga tidak harus dari satu gulungan kain. Yang membuat foto terlihat serasi adalah warna dasarnya, bukan motifnya. Pilih satu warna, lalu biarkan setiap orang memakai motif dan potongan yang paling nyaman baginya.

        Cara ini juga lebih hemat. Kain yang sudah ada di lemari bisa ikut dipakai, anak-anak tidak perlu memakai ukuran orang dewasa yang dikecilkan, dan setelah acara setiap helai masih bisa dipadukan dengan pakaian sehari-hari.`),
      heading('Tiga aturan sederhana'),
      steps(
        'Satukan warna dasarnya: sogan dengan sogan, indigo dengan indigo.',
        'Padukan satu motif besar dengan satu motif kecil, jangan dua motif besar sekaligus.',
        'Bila atasan sudah ramai, pilih bawahan polos atau kain bermotif jarang.',
      ),
      ...paragraphs(`
        Motif besar seperti kawung atau megamendung menarik mata dari jauh, jadi cukup satu orang atau satu bagian saja yang memakainya. Motif kecil seperti truntum, ceplok, atau lereng halus mengisi sisanya. Kalau ragu, foto semua kain berdampingan dengan ponsel, lalu lihat fotonya dalam ukuran kecil: yang saling berebut perhatian akan langsung kelihatan.`),
      product('sarung-cap-sidomukti'),
      heading('Arti motif yang perlu diketahui'),
      ...paragraphs(`
        Beberapa motif punya makna yang masih dipegang banyak keluarga. Sidomukti dan truntum lazim dipakai pada pernikahan karena melambangkan kecukupan dan kasih yang tumbuh kembali. Parang dahulu dianggap milik keraton, dan di sebagian acara adat tamu sebaiknya tidak memakainya. Bila acaranya memakai adat tertentu, tanyakan lebih dulu kepada tuan rumah; pertanyaan seperti itu selalu dihargai.

        Perhatikan juga warna yang dipakai pengantin. Sogan tua atau merah marun sering menjadi warna mempelai, jadi pilih nada yang lebih muda supaya mereka tetap menonjol di foto.`),
      heading('Nyaman sampai acara selesai'),
      ...paragraphs(`
        Gedung yang penuh tamu cepat panas, jadi katun lebih aman daripada poliester. Pesan paling lambat dua minggu sebelum hari acara supaya ada waktu untuk mencoba dan menukar ukuran.

        Cobalah duduk, menunduk, dan mengangkat tangan saat mengepas. Kemeja yang pas ketika berdiri sering terasa sempit di meja makan, dan sarung yang terlalu panjang mudah terinjak di tangga. Bawa satu peniti dan satu kain kecil untuk tumpahan; dua benda itu menyelamatkan lebih banyak foto daripada setrika.

        Setelah acara, angin-anginkan semalam sebelum dicuci. Keringat yang mengering di dalam lipatan meninggalkan garis kuning yang sulit hilang, terutama pada kain berwarna muda.`),
    ],
  },
]
