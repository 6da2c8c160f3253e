import type { ReviewPool } from '#demo/types.ts'

/** What shoppers say of what grown-ups wear. */
export const batikWearReviews: readonly ReviewPool[] = [
  {
    about: /^kemeja kemeja-(?!tulis)|koko-truntum/,
    texts: [
      {
        stars: 5,
        text: 'Jahitannya rapi sekali, motif di saku nyambung dengan badan. Dipakai ke kantor banyak yang tanya beli di mana.',
        photo: true,
      },
      {
        stars: 5,
        text: 'Kainnya adem, tidak panas walau dipakai seharian di acara luar ruangan. Ukuran pas sesuai tabel.',
      },
      {
        stars: 5,
        text: 'Beli untuk seragam panitia, enam potong, semuanya sama bagusnya. Warnanya persis seperti di foto.',
        photo: true,
      },
      {
        stars: 4,
        text: 'Bagus, hanya badannya sedikit kepanjangan buat saya yang 160 cm. Bahan dan warnanya juara.',
        reply:
          'Terima kasih masukannya. Bagian bawah bisa dipendekkan 3 cm tanpa merusak motif, jahitan kami beri lebihan.',
      },
      {
        stars: 5,
        text: 'Sudah tiga kali cuci pakai lerak, warnanya belum luntur. Jarang-jarang batik cap semurah ini awet.',
      },
      {
        stars: 4,
        text: 'Potongannya enak, tidak ketat di perut. Bintang empat karena sempat menunggu ukuran saya tersedia lagi.',
      },
      { stars: 5, text: 'Suami yang biasanya susah cocok sama batik langsung minta satu lagi.' },
      {
        stars: 3,
        text: 'Bahannya bagus tapi ukuran di saya agak kecil. Sebaiknya naik satu ukuran kalau suka longgar.',
        reply:
          'Mohon maaf atas ketidaknyamanannya. Ukuran dapat ditukar selama label masih terpasang, silakan hubungi kami.',
      },
      { stars: 5, text: 'Halus, tidak gatal di kulit. Setrikanya juga gampang, cukup suhu sedang dari dalam.' },
      { stars: 4, text: 'Warna aslinya sedikit lebih tua dari foto, tapi malah lebih saya suka.' },
      {
        stars: 5,
        text: 'Pertama kali beli batik tanpa mencoba dulu, ternyata pas. Ukuran dada di keterangannya akurat.',
      },
      {
        stars: 2,
        text: 'Ada satu benang lepas di bagian bawah waktu datang. Bisa dijahit sendiri sih, tapi semoga lebih teliti.',
        reply: 'Kami mohon maaf, Kak. Ini lolos dari pemeriksaan kami. Penggantinya sudah kami kirim.',
      },
      { stars: 5, text: 'Beli buat ayah, katanya nyaman buat salat Jumat dan kondangan. Pesan lagi buat Lebaran.' },
    ],
  },
  {
    about: /kemeja-tulis/,
    texts: [
      {
        stars: 5,
        text: 'Motif kiri dan kanan benar-benar bertemu di garis kancing. Baru kali ini saya lihat jahitan batik seteliti ini.',
        photo: true,
      },
      {
        stars: 5,
        text: 'Saya pakai waktu menikahkan putri sulung. Ringan, jatuhnya bagus, dan tamu memegang-megang kainnya.',
      },
      { stars: 4, text: 'Halus dan mewah. Harus dicuci kering, jadi jarang saya pakai.' },
    ],
  },
  {
    about: / (blus|tunik|outer)-/,
    texts: [
      { stars: 5, text: 'Bahannya jatuh dan adem, badan saya yang berisi jadi kelihatan lebih ramping.', photo: true },
      { stars: 5, text: 'Cuma dipadukan celana hitam sudah rapi untuk rapat. Motifnya tidak ramai.' },
      { stars: 4, text: 'Suka sekali, tapi agak gampang kusut kalau dilipat lama di koper.' },
      { stars: 5, text: 'Lengannya tidak sempit, enak dipakai menyetir dan menggendong anak.' },
      { stars: 5, text: 'Dicuci tangan berkali-kali, warnanya masih seperti hari pertama.' },
      { stars: 4, text: 'Modelnya manis. Kerahnya perlu disetrika hati-hati supaya tidak melengkung.' },
      {
        stars: 3,
        text: 'Kainnya lebih tipis dari bayangan saya, harus pakai dalaman.',
        reply: 'Terima kasih ulasannya, Kak. Kami sarankan dalaman senada; keterangan bahannya sudah kami perjelas.',
      },
      { stars: 5, text: 'Hadiah untuk kakak ipar, muat dan langsung dipakai arisan keesokan harinya.' },
    ],
  },
  {
    about: /kebaya-(kutubaru|encim)/,
    texts: [
      {
        stars: 5,
        text: 'Dipakai wisuda, tidak perlu ke penjahit lagi. Pinggangnya pas dan tidak gatal sama sekali.',
        photo: true,
      },
      {
        stars: 5,
        text: 'Kelihatan seperti jahit khusus padahal beli jadi. Ibu saya sampai memeriksa bagian dalamnya.',
      },
      { stars: 4, text: 'Cantik, detailnya halus. Ketiaknya agak pas-pasan, sebaiknya naik satu ukuran.' },
      { stars: 5, text: 'Acara lamaran tiga jam, keringetan pun tidak lengket di badan.' },
      { stars: 5, text: 'Berempat kembaran waktu Hari Kartini di kantor, fotonya bagus semua.', photo: true },
      { stars: 4, text: 'Bagus. Harus pakai korset supaya bagian depannya jatuh lurus.' },
      {
        stars: 3,
        text: 'Warnanya cantik tapi ada satu ujung benang belum dipotong di bagian bawah.',
        reply: 'Mohon maaf, Kak. Sudah kami teruskan ke bagian pemeriksaan. Kalau mengganggu silakan ditukar.',
      },
    ],
  },
  {
    about: /^gamis-dress (?!daster)/,
    texts: [
      {
        stars: 5,
        text: 'Roknya lebar, langkah bebas, tidak menerawang di bawah matahari. Dipakai lebaran dipuji terus.',
        photo: true,
      },
      { stars: 5, text: 'Tinggi saya 158 dan panjangnya pas dengan sandal datar. Tidak perlu dipotong.' },
      { stars: 4, text: 'Bahannya enak, cuma talinya agak licin jadi mudah lepas. Saya ikat mati saja.' },
      { stars: 5, text: 'Perjalanan Solo–Surabaya naik kereta, sampai sana tidak kusut parah.' },
      { stars: 5, text: 'Saya kira motif batik bikin tua, ternyata anak gadis saya malah pinjam.' },
      { stars: 4, text: 'Warna sedikit lebih tua daripada di layar, tetap bagus.' },
      {
        stars: 5,
        text: 'Ritsletingnya halus, kelimnya rapi, obras tidak berantakan. Terlihat dikerjakan sungguh-sungguh.',
      },
      { stars: 3, text: 'Di bagian dada agak longgar buat saya. Akhirnya dikecilkan di tukang jahit depan gang.' },
    ],
  },
  {
    about: /daster/,
    texts: [
      {
        stars: 5,
        text: 'Sudah beli keempat kalinya. Rayonnya tebal, tidak menerawang waktu menyapu halaman.',
        photo: true,
      },
      { stars: 5, text: 'Menyusui jadi gampang, kancingnya tidak copot biarpun ditarik-tarik bayi.' },
      { stars: 5, text: 'Adem pol. Listrik mati seharian pun betah.' },
      { stars: 4, text: 'Nyaman, panjangnya pas di betis. Setelah dicuci menyusut sedikit tapi masih longgar.' },
      { stars: 5, text: 'Beli tiga warna sekaligus untuk ibu di kampung, katanya terlalu bagus untuk di dapur.' },
      { stars: 4, text: 'Kering setengah hari memang betul. Bau pewarnanya hilang setelah sekali cuci.' },
      {
        stars: 3,
        text: 'Badan saya lingkar dada 115, agak sempit. Semoga ada ukuran jumbo.',
        reply: 'Terima kasih sarannya, Bu. Ukuran jumbo sedang kami jahit, mudah-mudahan tersedia bulan depan.',
      },
      { stars: 5, text: 'Kata suami seperti baju pergi. Ya sudah, saya pakai ke warung juga.' },
    ],
  },
  {
    about: /rok-lilit|kulot/,
    texts: [
      { stars: 5, text: 'Langkahnya bebas, naik tangga stasiun aman, tidak takut terbuka.', photo: true },
      { stars: 5, text: 'Dipasangkan dengan atasan putih polos langsung jadi seragam kondangan andalan.' },
      { stars: 4, text: 'Pinggangnya nyaman. Buat saya yang 150 cm harus dipotong sedikit.' },
      { stars: 5, text: 'Tidak perlu belajar melilit jarik lagi, dua menit selesai.' },
      { stars: 4, text: 'Motifnya rapi dan bahannya tidak kaku. Warna dasarnya lebih gelap sedikit dari foto.' },
      { stars: 3, text: 'Bagus, tapi menurut saya talinya kependekan untuk ukuran pinggang besar.' },
    ],
  },
  {
    about: /celana-(sarung|kolor)/,
    texts: [
      { stars: 5, text: 'Dipakai ronda, tidur, sampai ke masjid. Pinggangnya tidak melorot dan tidak mencekik.' },
      { stars: 5, text: 'Beli enam sekaligus buat orang serumah. Dingin di kulit.', photo: true },
      { stars: 4, text: 'Sakunya dalam, ponsel aman. Talinya agak pendek kalau dibuat simpul.' },
      { stars: 5, text: 'Sudah puluhan kali masuk mesin cuci, jahitannya belum ada yang lepas.' },
      { stars: 5, text: 'Naik motor dari rumah ke surau tidak ribet menggulung kain lagi.' },
      { stars: 4, text: 'Ukurannya besar, saya 65 kg jadi kedodoran sedikit. Tetap nyaman.' },
      {
        stars: 3,
        text: 'Kainnya enak tapi warnanya agak luntur di cucian pertama.',
        reply: 'Terima kasih, Pak. Cucian pertama memang perlu dipisah dengan air dingin.',
      },
    ],
  },
  {
    about: /sarimbit/,
    texts: [
      {
        stars: 5,
        text: 'Ukuran ayah, ibu, dan anak bisa beda-beda, semua pas. Foto keluarga jadi seragam.',
        photo: true,
      },
      { stars: 5, text: 'Pesan terpisah dua minggu, warnanya tetap sama. Saya sempat khawatir beda kain.' },
      { stars: 4, text: 'Bagus, tapi jumlahkan dulu semuanya sebelum bayar. Harganya memang per potong.' },
      { stars: 5, text: 'Dipakai lamaran adik, saudara langsung minta tautannya.', photo: true },
      { stars: 5, text: 'Punya suami lengannya pas, punya saya tidak perlu dikecilkan. Jarang-jarang begini.' },
      {
        stars: 3,
        text: 'Kainnya bagus, sayangnya satu ukuran sempat kosong jadi kami tidak bisa pakai bersamaan.',
        reply: 'Mohon maaf, Kak. Sekarang jumlah setiap ukuran kami tambah menjelang hari raya.',
      },
      { stars: 4, text: 'Motifnya anggun, tidak pasaran. Kancing cadangannya cuma satu.' },
    ],
  },
]
