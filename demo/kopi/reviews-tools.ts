import type { ReviewPool } from '#demo/types.ts'

/** What shoppers say of tools, cups and gifts. */
export const kopiToolReviews: readonly ReviewPool[] = [
  {
    about: /dripper|set-seduh|server-kaca/,
    texts: [
      { stars: 5, text: 'Hasil seduhan jadi lebih konsisten dibanding alat plastik saya yang lama.', photo: true },
      { stars: 5, text: 'Dibungkus tiga lapis, tidak ada yang retak. Video buka paket jadi tidak terpakai.' },
      { stars: 5, text: 'Hadiah untuk istri yang baru belajar menyeduh, langsung dipakai sore itu juga.', photo: true },
      { stars: 4, text: 'Bagus dan pas dengan saringan saya. Bilas air panas dulu supaya tidak menyerap suhu.' },
      { stars: 3, text: 'Fungsinya bagus, tapi ukurannya lebih kecil dari dugaan. Cek ukuran di keterangan.' },
      { stars: 5, text: 'Aliran airnya mudah dikendalikan, cocok buat pemula seperti saya.' },
      { stars: 4, text: 'Tampilannya cantik di meja, sering difoto tamu.' },
    ],
  },
  {
    about: /ketel/,
    texts: [
      { stars: 5, text: 'Alirannya kecil dan stabil sampai tetes terakhir. Tangan tidak pegal.', photo: true },
      { stars: 5, text: 'Gagangnya tidak panas sama sekali.' },
      { stars: 4, text: 'Bagus. Bagian bawah cepat kena bekas air, rajin-rajin dilap.' },
      { stars: 5, text: 'Sejak pakai ini seduhan saya tidak lagi belang rasanya.' },
      { stars: 5, text: 'Sampai tanpa penyok, ada kartu garansinya.' },
      {
        stars: 3,
        text: 'Tutupnya agak longgar kalau dimiringkan penuh.',
        reply: 'Terima kasih masukannya, Kak. Tutup pengganti yang lebih rapat dapat diminta lewat WhatsApp kami.',
      },
      { stars: 4, text: 'Kapasitasnya cukup untuk tiga cangkir. Untuk tamu banyak harus dua kali.' },
    ],
  },
  {
    about: /vietnam-drip/,
    texts: [
      { stars: 5, text: 'Dengan susu kental manis persis seperti waktu liburan di Hanoi.', photo: true },
      { stars: 5, text: 'Tidak perlu kertas saring, dicuci sebentar selesai.' },
      { stars: 4, text: 'Kalau gilingannya terlalu halus tetesannya berhenti. Pakai yang sedang-halus.' },
      { stars: 5, text: 'Bajanya tebal untuk harga segini, tidak berkarat setelah tiga bulan.' },
      { stars: 5, text: 'Alat pertama saya, sekarang teman sekosan ikut beli.' },
      { stars: 4, text: 'Bagian atasnya panas, pegang dengan lap.' },
      { stars: 3, text: 'Ada sedikit ampas lolos di gelas. Tidak mengganggu amat.' },
    ],
  },
  {
    about: /moka-pot/,
    texts: [
      { stars: 5, text: 'Api kecil, lima menit, kopi pekat untuk susu. Tidak perlu mesin mahal.', photo: true },
      { stars: 5, text: 'Karetnya rapat, tidak ada uap keluar dari samping.' },
      { stars: 4, text: 'Bagus, asal ingat tidak bisa di kompor induksi. Saya beli tatakannya lagi.' },
      { stars: 5, text: 'Dibawa kemping pakai kompor gas kecil, jadi idola satu tenda.' },
      { stars: 4, text: 'Tiga seduhan pertama saya buang sesuai anjuran, setelah itu rasanya bersih.' },
      { stars: 3, text: 'Gagangnya cepat panas kalau apinya melebar. Jaga apinya.' },
      { stars: 5, text: 'Bunyi mendesisnya sekarang jadi alarm pagi keluarga.' },
    ],
  },
  {
    about: /french-press/,
    texts: [
      { stars: 5, text: 'Lumpurnya jauh lebih sedikit daripada alat tekan saya yang lama.', photo: true },
      { stars: 5, text: 'Kaca cadangannya memang dijual, jadi tenang kalau pecah.' },
      { stars: 4, text: 'Gampang dipakai. Mencuci saringannya perlu dibongkar, tiga bagian.' },
      { stars: 5, text: 'Saya pakai juga untuk teh dan untuk membusakan susu.' },
      { stars: 4, text: 'Rangkanya kokoh. Tuang segera, kalau didiamkan jadi pahit.' },
      { stars: 3, text: 'Bagus, tetapi isi nyatanya sedikit di bawah angka kalau tidak mau luber.' },
    ],
  },
  {
    about: /tekan-udara/,
    texts: [
      { stars: 5, text: 'Masuk tas gunung, jatuh dari batu pun selamat. Kopinya bersih.', photo: true },
      { stars: 5, text: 'Dua menit selesai dan ampasnya keluar seperti kue, tinggal ketuk.' },
      { stars: 4, text: 'Menekannya butuh tenaga di awal. Pastikan gelasnya kokoh.' },
      { stars: 5, text: 'Seratus kertasnya tahan empat bulan di saya.' },
      { stars: 4, text: 'Karetnya masih rapat setelah setengah tahun. Simpan dalam keadaan terlepas.' },
    ],
  },
  {
    about: /kertas-saring/,
    texts: [
      { stars: 5, text: 'Tidak ada rasa kertas setelah dibilas sekali. Jahitannya tidak pernah jebol.' },
      { stars: 5, text: 'Airnya turun cepat, dua cangkir memang tiga menit.' },
      { stars: 4, text: 'Bagus. Yang cokelat perlu dibilas lebih lama.' },
      { stars: 5, text: 'Saya hitung isinya, seratus lembar lebih satu. Lumayan.', photo: true },
      { stars: 4, text: 'Pas untuk alat saya. Jangan sampai salah nomor.' },
      { stars: 3, text: 'Ada beberapa lembar yang lipatannya tidak simetris, tetap bisa dipakai.' },
      { stars: 5, text: 'Kedai kami habis sepuluh bungkus sebulan, mutunya tetap.' },
    ],
  },
  {
    about: /penggiling-(tangan|listrik)/,
    texts: [
      { stars: 5, text: 'Bubuknya rata, seduhan tidak lagi pahit dan asam sekaligus.', photo: true },
      { stars: 5, text: 'Pengaturannya bisa diulang persis, cukup dicatat angkanya.' },
      { stars: 4, text: 'Kokoh. Membersihkannya pakai kuas, jangan kena air.' },
      { stars: 5, text: 'Lebih enak beli ini dulu daripada beli kopi mahal. Bedanya terasa.' },
      { stars: 4, text: 'Suaranya tidak mengganggu orang rumah di pagi hari.' },
      {
        stars: 3,
        text: 'Ada sedikit bubuk yang menempel di wadah karena statis.',
        reply: 'Terima kasih ulasannya. Setetes air pada biji sebelum digiling biasanya menghilangkan statisnya.',
      },
      { stars: 5, text: 'Garansinya ditanggapi cepat waktu satu bagian kecil saya hilang.' },
    ],
  },
  {
    about: / timbangan/,
    texts: [
      { stars: 5, text: 'Angkanya cepat berhenti dan cocok dengan timbangan laboratorium teman.', photo: true },
      { stars: 5, text: 'Waktunya mulai sendiri begitu kopi menetes, tangan bebas.' },
      { stars: 4, text: 'Alas silikonnya tahan panas. Layarnya agak redup di bawah matahari.' },
      { stars: 5, text: 'Sudah dua bulan baru sekali diisi dayanya.' },
      { stars: 5, text: 'Dipakai juga untuk bikin roti. Setengah gram pun terbaca.' },
      { stars: 4, text: 'Tipis dan enak disimpan. Hati-hati, bukan tahan air.' },
      {
        stars: 3,
        text: 'Bagus, tetapi mati otomatisnya terlalu cepat buat seduh pelan.',
        reply: 'Terima kasih. Tahan tombol waktu tiga detik untuk mengubah mati otomatis menjadi sepuluh menit.',
      },
    ],
  },
  {
    about: / tumbler/,
    texts: [
      { stars: 5, text: 'Es masih ada waktu pulang kantor. Tidak ada embun di luar.', photo: true },
      { stars: 5, text: 'Tidak berbau logam, ganti dari kopi ke air putih pun netral.' },
      { stars: 4, text: 'Bagus dan pas di tempat gelas mobil. Catnya sedikit tergores kunci.' },
      { stars: 5, text: 'Jatuh dari motor cuma lecet, isinya tidak tumpah.' },
      { stars: 5, text: 'Kado untuk satu tim, dua belas buah, semuanya rapi.' },
      { stars: 4, text: 'Karet tutupnya perlu dilepas saat dicuci, jangan lupa dipasang lagi.' },
      { stars: 3, text: 'Panasnya lima jam di saya, bukan enam. Masih cukup.' },
    ],
  },
  {
    about: /cangkir-keramik/,
    texts: [
      { stars: 5, text: 'Warnanya cantik, persis foto. Dinding tebal jadi panasnya tahan lama.', photo: true },
      { stars: 4, text: 'Bagus dan berat di tangan. Ada bintik glasir kecil, tapi justru terasa buatan tangan.' },
      { stars: 5, text: 'Busa susunya gampang dibentuk, hati pertama saya akhirnya jadi.', photo: true },
      { stars: 5, text: 'Dibungkus tiga lapis, sampai Ternate tidak ada yang gompal.' },
      { stars: 4, text: 'Tatakannya pas, tidak bergeser. Semoga ada satu set isi enam.' },
      { stars: 3, text: 'Ukurannya lebih kecil dari bayangan saya, tapi memang 220 ml.' },
    ],
  },
  {
    about: /cangkir-enamel/,
    texts: [
      { stars: 5, text: 'Persis cangkir nenek saya. Ditaruh di api unggun aman.', photo: true },
      { stars: 5, text: 'Sudah tiga kali jatuh, baru gompal sedikit di bibir.' },
      { stars: 4, text: 'Cepat panas di tangan, tunggu sebentar sebelum diminum.' },
      { stars: 5, text: 'Cocok untuk angkringan kami, pelanggan suka nuansanya.' },
      { stars: 4, text: 'Lukisan luriknya rapi. Jangan digosok sabut kawat.' },
    ],
  },
  {
    about: /gelas-kaca/,
    texts: [
      { stars: 5, text: 'Kopinya benar-benar seperti melayang, dan luarnya tidak panas.', photo: true },
      { stars: 5, text: 'Ringan sekali. Tamu selalu bertanya beli di mana.' },
      { stars: 4, text: 'Cantik tetapi tipis, saya cuci sendiri, tidak dititip ke anak.' },
      { stars: 5, text: 'Untuk teh melati juga bagus, warnanya kelihatan.' },
      { stars: 3, text: 'Satu gelas ada gelembung agak besar. Katanya memang ciri tiup tangan.' },
    ],
  },
  {
    about: /^hampers /,
    texts: [
      {
        stars: 5,
        text: 'Dikirim langsung ke alamat klien, kartunya ditulis tangan. Beliau sampai menelepon.',
        photo: true,
      },
      { stars: 5, text: 'Kotaknya kokoh dan sekarang dipakai menyimpan teh di dapur.' },
      { stars: 4, text: 'Isinya pas dan tidak berlebihan. Semoga ada pilihan pita lain.' },
      { stars: 5, text: 'Untuk ulang tahun atasan yang suka kopi. Tidak malu memberikannya.' },
      { stars: 5, text: 'Sampai tepat di hari yang saya minta.', photo: true },
      {
        stars: 3,
        text: 'Bagus, tetapi sudut kotaknya sedikit penyok.',
        reply: 'Mohon maaf, Kak. Kotak pengganti kami kirim hari itu juga; sekarang pelindung sudutnya kami tebalkan.',
      },
    ],
  },
  {
    about: /e-book/,
    digital: true,
    texts: [
      {
        stars: 5,
        text: 'Resepnya pakai takaran sendok juga, jadi tidak harus punya timbangan. Langsung bisa dipraktikkan.',
      },
      { stars: 5, text: 'Tautan unduhnya langsung muncul setelah bayar. Bahasanya santai dan mudah diikuti.' },
      { stars: 4, text: 'Isinya padat. Akan lebih lengkap kalau ada video pendek untuk tiap teknik.' },
      { stars: 5, text: 'Bab kopi dingin paling sering saya buka. Sepadan dengan harganya.' },
      { stars: 4, text: 'Enak dibaca di ponsel. Gambar langkahnya jelas.' },
      { stars: 5, text: 'Akhirnya tahu kenapa seduhan saya pahit terus. Ternyata airnya terlalu panas.' },
      { stars: 3, text: 'Cocok untuk pemula, tapi kalau sudah lama menyeduh sebagian besar sudah tahu.' },
      { stars: 5, text: 'Saya cetak dan tempel di dapur. Resep moka-nya jadi andalan keluarga.' },
    ],
  },
  {
    about: /kelas-video/,
    digital: true,
    texts: [
      { stars: 5, text: 'Mbak Ratri menjelaskan pelan-pelan. Minggu ketiga hati saya sudah simetris.' },
      { stars: 5, text: 'Suka bagian memanaskan susu tanpa mesin, cukup alat yang ada di rumah.' },
      { stars: 4, text: 'Gambarnya jernih. Kadang perlu diputar ulang karena tangannya cepat.' },
      { stars: 5, text: 'Bisa ditonton kapan saja, saya belajar setelah anak tidur.' },
      { stars: 4, text: 'Pelajaran tulipnya paling berguna. Semoga ada tingkat lanjutan.' },
      { stars: 3, text: 'Bagus, tetapi butuh susu banyak untuk latihan. Siapkan dompet.' },
    ],
  },
  {
    about: /kartu-hadiah/,
    digital: true,
    texts: [
      { stars: 5, text: 'Lupa ulang tahun teman, lima menit kemudian kodenya sudah saya kirim lewat WhatsApp.' },
      { stars: 5, text: 'Penerimanya bisa memilih sendiri, tidak takut salah selera.' },
      { stars: 4, text: 'Kodenya langsung tampil dan mudah dipakai. Tampilannya bisa lebih manis lagi.' },
      { stars: 5, text: 'Untuk hadiah lomba kantor, tinggal cetak.' },
      { stars: 4, text: 'Sisa saldonya masih bisa dipakai lain waktu, ini yang saya suka.' },
    ],
  },
]
