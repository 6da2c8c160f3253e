import type { ReviewPool } from '#demo/types.ts'

/** What shoppers say of sound, pictures, desks, phones and watches. */
export const gawaiDeviceReviews: readonly ReviewPool[] = [
  {
    about: /earbud/,
    texts: [
      { stars: 5, text: 'Telepon jelas di lawan bicara walau saya sedang di jalan.' },
      { stars: 5, text: 'Dua jam dipakai tidak sakit, bahkan lupa masih terpasang.', photo: true },
      { stars: 4, text: 'Suaranya jernih untuk harga segini. Kotaknya gampang kena sidik jari.' },
      { stars: 5, text: 'Baterainya sesuai klaim, saya catat sendiri selama seminggu.' },
      { stars: 5, text: 'Sambungannya langsung, tidak perlu menghubungkan ulang tiap dibuka.' },
      { stars: 4, text: 'Tahan gerimis waktu bersepeda. Sentuhannya kadang terlalu peka.' },
      {
        stars: 3,
        text: 'Bagus, tapi aplikasinya belum ada bahasa Indonesia.',
        reply: 'Terima kasih masukannya. Bahasa Indonesia sudah tersedia di pembaruan aplikasi bulan ini.',
      },
      { stars: 5, text: 'Enak untuk dangdut maupun akustik, vokalnya tidak tenggelam.' },
    ],
  },
  {
    about: /headphone/,
    texts: [
      { stars: 5, text: 'Empuk di telinga, kacamata saya tidak terjepit.', photo: true },
      { stars: 5, text: 'Dipakai rapat tiga jam berturut-turut, kepala tidak pening.' },
      { stars: 4, text: 'Suaranya lega. Telinga agak hangat di ruangan tanpa AC.' },
      { stars: 5, text: 'Arah suaranya jelas, mikrofonnya dipuji teman satu tim.' },
      { stars: 4, text: 'Kokoh tetapi ringan. Semoga dapat kantong penyimpanan.' },
      { stars: 3, text: 'Bagus, basnya kurang buat saya. Vokalnya juara.' },
    ],
  },
  {
    about: /speaker|soundbar/,
    texts: [
      { stars: 5, text: 'Dipakai acara keluarga, suaranya sampai ke belakang dan tidak pecah.', photo: true },
      { stars: 5, text: 'Bas-nya dapat tapi tidak menutupi vokal. Enak untuk dangdut maupun film.' },
      { stars: 4, text: 'Suaranya besar untuk ukurannya. Petunjuk tombolnya kecil sekali.' },
      { stars: 5, text: 'Tersambung ke ponsel sekali saja, besok-besok otomatis.' },
      { stars: 4, text: 'Kokoh. Volume paling pelan masih agak keras untuk tengah malam.' },
      { stars: 3, text: 'Suaranya bagus, tapi kabel yang disertakan terlalu pendek buat saya.' },
      { stars: 5, text: 'Tetangga sampai datang, bukan protes, tapi tanya mereknya.' },
    ],
  },
  {
    about: /mikrofon-kerah/,
    texts: [
      { stars: 5, text: 'Wawancara di pasar, suara narasumber tetap bersih.', photo: true },
      { stars: 5, text: 'Colok langsung merekam, tidak perlu aplikasi apa pun.' },
      { stars: 4, text: 'Bulu penahan anginnya mudah lepas, simpan baik-baik.' },
      { stars: 5, text: 'Dipakai mengajar daring, siswa bilang suaranya jauh lebih jelas.' },
      { stars: 5, text: 'Dua orang direkam terpisah, penyuntingannya gampang.' },
      { stars: 4, text: 'Baterainya cukup seharian syuting. Terhalang tembok dua lapis mulai putus.' },
      {
        stars: 3,
        text: 'Bagus, tapi saya salah pilih colokan. Perhatikan lubang ponselnya.',
        reply: 'Terima kasih, Kak. Penerima dengan colokan lain dapat ditukar selama segelnya utuh.',
      },
    ],
  },
  {
    about: /tripod/,
    texts: [
      { stars: 5, text: 'Tinggi penuh pun tidak goyang untuk ponsel. Remotenya responsif.', photo: true },
      { stars: 5, text: 'Masuk ransel, dibawa ke Bromo tidak terasa berat.' },
      { stars: 4, text: 'Kokoh. Kalau berangin gantungkan tas di bawahnya.' },
      { stars: 5, text: 'Foto keluarga akhirnya lengkap, tidak ada yang jadi tukang foto.' },
      { stars: 5, text: 'Jualan live tiap malam, kepalanya diputar tegak dan mendatar gampang.' },
      { stars: 4, text: 'Penguncinya keras di awal. Baterai remotenya sudah termasuk.' },
      {
        stars: 3,
        text: 'Bagus, tapi kaki karetnya lepas satu setelah sebulan.',
        reply: 'Mohon maaf, Kak. Kaki karet pengganti kami kirim gratis, cukup sebutkan alamatnya.',
      },
    ],
  },
  {
    about: /lampu-cincin/,
    texts: [
      { stars: 5, text: 'Wajah rata terangnya, bayangan di leher hilang.', photo: true },
      { stars: 5, text: 'Hangat dan putihnya bisa diatur, tidak menyilaukan mata.' },
      { stars: 4, text: 'Bagus untuk rias dan siaran. Kabel pengaturnya agak pendek.' },
      { stars: 5, text: 'Foto kue jualan saya jadi menggugah, pesanan naik.', photo: true },
      { stars: 4, text: 'Penyangganya kuat asal bautnya kencang.' },
      { stars: 3, text: 'Terang, tetapi pantulan cincinnya terlihat di kacamata.' },
    ],
  },
  {
    about: /gimbal/,
    texts: [
      { stars: 5, text: 'Rekaman sambil jalan halus sekali, dikira pakai kamera mahal.', photo: true },
      { stars: 5, text: 'Pasang ponselnya cepat, magnetnya kuat.' },
      { stars: 4, text: 'Bagus. Ponsel besar dengan casing berat perlu dilepas casing-nya.' },
      { stars: 5, text: 'Baterainya tahan seharian acara nikahan.' },
      { stars: 4, text: 'Mengikuti wajah dengan baik, kecuali di tempat gelap.' },
    ],
  },
  {
    about: /papan-ketik|tetikus/,
    texts: [
      { stars: 5, text: 'Tidak mengganggu waktu rapat malam di kamar.' },
      { stars: 5, text: 'Tersambung dalam hitungan detik, tidak ada jeda.', photo: true },
      { stars: 4, text: 'Nyaman untuk tangan saya yang kecil. Kalau tangannya besar mungkin terasa sempit.' },
      { stars: 5, text: 'Baterainya awet, sejak beli dua bulan lalu belum minta apa-apa.' },
      { stars: 4, text: 'Bahannya kokoh. Buku panduannya perlu huruf yang lebih besar.' },
      { stars: 5, text: 'Dipakai bekerja delapan jam sehari, pergelangan tidak pegal lagi.', photo: true },
      { stars: 3, text: 'Bagus, tapi sempat tidak terbaca. Setelah dinyalakan ulang lancar.' },
    ],
  },
  {
    about: /webcam/,
    texts: [
      { stars: 5, text: 'Wajah tetap terang padahal saya membelakangi jendela.', photo: true },
      { stars: 5, text: 'Tutup gesernya bikin tenang setelah rapat.' },
      { stars: 4, text: 'Gambarnya tajam. Warnanya agak hangat, bisa diatur di aplikasi rapat.' },
      { stars: 5, text: 'Colok langsung dikenali, termasuk di laptop kantor yang terkunci.' },
      { stars: 4, text: 'Mikrofonnya lumayan, tetapi saya tetap pakai headset.' },
      { stars: 3, text: 'Bagus, penjepitnya agak lemah di layar tipis.' },
    ],
  },
  {
    about: /hub-usb/,
    texts: [
      { stars: 5, text: 'Satu colokan: monitor, tetikus, kartu kamera, semua jalan.', photo: true },
      { stars: 5, text: 'Laptop tetap mengisi waktu presentasi, tidak panik baterai.' },
      { stars: 4, text: 'Hangat kalau semua dipakai, memang sudah ditulis.' },
      { stars: 5, text: 'Layarnya 4K mulus, tidak patah-patah.' },
      { stars: 4, text: 'Kabelnya pendek, jadi menggantung kalau laptop di atas stand.' },
      {
        stars: 3,
        text: 'Laptop lama saya lubangnya tidak mendukung gambar. Cek dulu sebelum beli.',
        reply: 'Terima kasih sudah mengingatkan, Kak. Silakan kirim tipe laptop kepada kami sebelum memesan.',
      },
    ],
  },
  {
    about: /stand-laptop/,
    texts: [
      { stars: 5, text: 'Leher dan bahu tidak lagi pegal sore hari.', photo: true },
      { stars: 5, text: 'Dilipat tipis, selalu ikut ke kedai kopi.' },
      { stars: 4, text: 'Kokoh dan tidak licin. Mengetik langsung di atasnya sedikit bergoyang.' },
      { stars: 5, text: 'Dipesan untuk satu kantor, semuanya rata dan tidak cacat.' },
      { stars: 5, text: 'Laptop lebih adem karena bawahnya terbuka.' },
      { stars: 4, text: 'Takiknya terasa mantap. Semoga ada pilihan warna lain.' },
      { stars: 3, text: 'Bagus, tapi untuk saya yang tinggi masih kurang naik satu takik.' },
    ],
  },
  {
    about: /alas-meja/,
    texts: [
      { stars: 5, text: 'Meja lama jadi rapi dan enak dilihat di kamera.', photo: true },
      { stars: 5, text: 'Dua warnanya sama-sama bagus, saya balik tiap bulan.' },
      { stars: 4, text: 'Tetikus jalan mulus. Baunya hilang setelah dua hari diangin-anginkan.' },
      { stars: 5, text: 'Ketumpahan kopi, dilap langsung bersih.' },
      { stars: 4, text: 'Ujungnya melengkung di hari pertama, besoknya sudah rata.' },
      { stars: 3, text: 'Bagus, ukurannya saja yang salah saya pilih. Ukur dulu mejanya.' },
    ],
  },
  {
    about: /tas-laptop/,
    texts: [
      { stars: 5, text: 'Busanya tebal, laptop pernah terbentur pintu KRL dan aman.', photo: true },
      { stars: 5, text: 'Kena gerimis sampai stasiun, isinya kering.' },
      { stars: 4, text: 'Muat pengisi dan buku. Kalau penuh agak menggembung.' },
      { stars: 5, text: 'Ritsletingnya menghadap badan, ide bagus untuk yang naik bus.' },
      { stars: 4, text: 'Talinya nyaman di bahu. Warnanya cenderung lebih tua.' },
      { stars: 3, text: 'Bagus, tapi ukuran kecilnya ngepas sekali untuk laptop gim.' },
    ],
  },
  {
    about: /monitor-portabel/,
    texts: [
      { stars: 5, text: 'Kerja di kedai jadi dua layar, satu kabel saja.', photo: true },
      { stars: 5, text: 'Tidak ada titik mati, warnanya enak untuk menyunting.' },
      { stars: 4, text: 'Tipis dan kokoh. Di luar ruangan agak gelap.' },
      { stars: 5, text: 'Untuk konsol di kamar hotel, anak-anak betah.' },
      { stars: 3, text: 'Bagus, tetapi laptop saya tidak kuat memberi daya. Harus tambah pengisi.' },
    ],
  },
  {
    about: /^ponsel ponsel-nusa/,
    texts: [
      {
        stars: 5,
        text: 'Segel utuh, IMEI terdaftar, garansi resmi aktif. Layarnya jernih di bawah matahari.',
        photo: true,
      },
      { stars: 5, text: 'Pindahan data dari ponsel lama lancar, sore sudah dipakai seperti biasa.' },
      { stars: 4, text: 'Kameranya bagus siang hari, malam cukup. Baterai tahan dari subuh sampai isya.' },
      { stars: 5, text: 'Tidak cepat panas walau peta menyala terus di dasbor.', photo: true },
      { stars: 4, text: 'Performanya sepadan dengan harganya. Badannya agak besar di saku.' },
      { stars: 3, text: 'Ponselnya bagus, sayang aplikasi bawaannya lumayan banyak. Untung bisa dihapus.' },
      { stars: 5, text: 'Hadiah ulang tahun anak, dia senang sekali. Kotaknya mulus tanpa penyok.' },
    ],
  },
  {
    about: /ponsel-tombol/,
    texts: [
      { stars: 5, text: 'Untuk ibu umur 78, tombolnya besar dan suaranya keras.', photo: true },
      { stars: 5, text: 'Baterai seminggu lebih. Teman wajib ke gunung.' },
      { stars: 4, text: 'Sederhana dan sinyalnya kuat di desa. Radionya perlu earphone.' },
      { stars: 5, text: 'Santri kami diizinkan yang begini. Pesan lima belas, semuanya baik.' },
      { stars: 4, text: 'Senternya terang betul. Mengetik SMS perlu sabar lagi.' },
      { stars: 3, text: 'Bagus, tetapi daftar kontaknya terbatas dan dipindah satu per satu.' },
    ],
  },
  {
    about: /tablet-nusa/,
    texts: [
      { stars: 5, text: 'Menulis di layarnya seperti di kertas, kuliah tidak bawa buku lagi.', photo: true },
      { stars: 5, text: 'Pena menempel dan mengisi sendiri, tidak pernah habis di tengah rapat.' },
      { stars: 4, text: 'Layarnya adem di mata. Kameranya sekadarnya, memang bukan untuk itu.' },
      { stars: 5, text: 'Anak menggambar, saya menandai PDF. Baterai dua hari.' },
      { stars: 4, text: 'Suaranya lantang. Pelindungnya belum termasuk.' },
      { stars: 3, text: 'Bagus, tapi beberapa aplikasi tampilannya masih seperti ponsel.' },
    ],
  },
  {
    about: /jam-pintar-lari/,
    texts: [
      {
        stars: 5,
        text: 'GPS-nya cepat mengunci, jarak larinya hampir sama dengan jam teman yang tiga kali harganya.',
        photo: true,
      },
      { stars: 5, text: 'Seminggu baru diisi ulang dengan dua kali lari. Tidurnya juga terpantau.' },
      { stars: 4, text: 'Layarnya terang, talinya lembut. Pemberitahuan pesan kadang telat beberapa detik.' },
      { stars: 5, text: 'Dipakai berenang tiap Sabtu, aman. Hitungan putarannya tepat.' },
      { stars: 3, text: 'Fungsi olahraganya bagus, tapi pilihan tampilan jamnya masih sedikit.' },
      { stars: 5, text: 'Pengingat salatnya menyesuaikan kota waktu saya dinas.' },
    ],
  },
  {
    about: /gelang-pintar/,
    texts: [
      { stars: 5, text: 'Dua minggu memang baru minta diisi. Ringan sampai lupa dipakai tidur.', photo: true },
      { stars: 5, text: 'Ibu jadi rajin jalan pagi karena ingin langkahnya penuh.' },
      { stars: 4, text: 'Getarnya cukup untuk membangunkan. Layarnya kecil untuk membaca pesan panjang.' },
      { stars: 5, text: 'Dipakai mandi dan berenang tidak masalah.' },
      { stars: 4, text: 'Kadar oksigennya untuk gambaran saja, jangan dijadikan patokan.' },
      { stars: 3, text: 'Talinya agak gatal di minggu pertama, sekarang sudah biasa.' },
    ],
  },
  {
    about: /jam-pintar-anak/,
    texts: [
      { stars: 5, text: 'Pulang sekolah langsung kelihatan posisinya di peta. Tenang sekali.', photo: true },
      { stars: 5, text: 'Hanya nomor keluarga yang bisa menelepon, tidak ada gim aneh-aneh.' },
      { stars: 4, text: 'Panggilan videonya jelas. Baterai perlu diisi tiap malam.' },
      { stars: 5, text: 'Anak bangga memakainya, sekaligus belajar membaca waktu.' },
      { stars: 4, text: 'Lokasinya meleset sedikit di dalam gedung, di luar tepat.' },
      { stars: 3, text: 'Bagus, tapi kartu SIM-nya harus dibeli sendiri dan dipilih yang kuat di daerah kami.' },
    ],
  },
]
