import type { ReviewPool } from './reviews.ts'

/** What buyers of the coffee shop say, by what they bought. */
export const kopiReviews: readonly ReviewPool[] = [
  {
    about: /biji-kopi|arabika|robusta|liberika|bubuk/,
    texts: [
      { stars: 5, text: 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', photo: true },
      { stars: 5, text: 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.' },
      { stars: 5, text: 'Bodinya tebal dan pahitnya bersih, tidak meninggalkan rasa gosong. Enak dibuat tubruk.' },
      { stars: 4, text: 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.' },
      { stars: 5, text: 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', photo: true },
      { stars: 5, text: 'Gilingannya rata, pas untuk saringan saya. Tidak banyak ampas halus.' },
      { stars: 4, text: 'Asamnya sopan, cocok buat yang baru pindah dari kopi saset.' },
      {
        stars: 3,
        text: 'Rasanya enak, tapi saya salah pilih gilingan terlalu halus untuk V60. Baca panduannya dulu.',
        reply: 'Terima kasih sudah berbagi. Untuk V60 kami sarankan gilingan sedang; lain kali tulis saja alatnya di catatan.',
      },
      { stars: 5, text: 'Dibuat es kopi susu gula aren tetap terasa kopinya. Anak-anak kos minta terus.' },
      { stars: 5, text: 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.' },
      { stars: 4, text: 'Sangrainya konsisten, sudah empat kali beli rasanya sama. Ukuran besarnya lebih hemat.' },
      { stars: 5, text: 'Wangi rempah dan cokelatnya jelas. Diminum tanpa gula pun tidak bikin meringis.' },
      { stars: 5, text: 'Katup kemasannya berfungsi, biji masih segar sampai kantong terakhir.' },
      {
        stars: 2,
        text: 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.',
        reply: 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.',
      },
    ],
  },
  {
    about: /drip-bag|siap-seduh|saset|celup/,
    texts: [
      { stars: 5, text: 'Praktis dibawa dinas, tinggal air panas dari dispenser hotel. Rasanya jauh di atas kopi saset.', photo: true },
      { stars: 5, text: 'Kantungnya kuat, tidak robek walau airnya dituang agak kencang.' },
      { stars: 4, text: 'Enak dan wangi. Cukup untuk satu cangkir kecil, kalau gelas besar agak encer.' },
      { stars: 5, text: 'Stok wajib di laci kantor. Teman sebelah meja sekarang ikut pesan.' },
      { stars: 5, text: 'Dibawa naik Gunung Prau, ringan dan sampahnya sedikit. Sarapan jadi istimewa.', photo: true },
      { stars: 4, text: 'Rasa pas, harga masih masuk akal. Semoga ada pilihan tanpa kafein.' },
      { stars: 5, text: 'Buat suvenir pernikahan, tamu banyak yang tanya beli di mana.' },
    ],
  },
  {
    about: /botol|minuman/,
    texts: [
      { stars: 5, text: 'Datang masih dingin dengan kantong es. Susunya tidak menutupi rasa kopinya.', photo: true },
      { stars: 5, text: 'Satu liter habis sehari sama orang serumah. Manisnya bisa pilih, jadi tidak enek.' },
      { stars: 4, text: 'Enak sekali, hanya tutupnya agak susah dibuka. Tahan tiga hari di kulkas saya.' },
      { stars: 5, text: 'Untuk rapat kantor jauh lebih hemat daripada beli per gelas.' },
      { stars: 4, text: 'Segar, gula arennya terasa asli. Kocok dulu supaya rata.' },
      {
        stars: 3,
        text: 'Rasanya enak tapi sampai ke Bekasi sudah tidak terlalu dingin.',
        reply: 'Terima kasih, Kak. Untuk luar Bandung kini kami tambah kantong es menjadi dua.',
      },
    ],
  },
  {
    about: /alat-seduh|dripper|ketel|cangkir|set-seduh|penggiling|teko|server|timbangan/,
    texts: [
      { stars: 5, text: 'Warnanya cantik, persis foto. Dinding tebal jadi panasnya tahan lama.', photo: true },
      { stars: 5, text: 'Hasil seduhan jadi lebih konsisten dibanding alat plastik saya yang lama.' },
      { stars: 4, text: 'Bagus dan berat di tangan. Ada bintik glasir kecil, tapi justru terasa buatan tangan.' },
      { stars: 5, text: 'Dibungkus tiga lapis, tidak ada yang retak. Video buka paket jadi tidak terpakai.' },
      { stars: 5, text: 'Hadiah untuk istri yang baru belajar menyeduh, langsung dipakai sore itu juga.', photo: true },
      { stars: 4, text: 'Pegangannya nyaman. Kalau ada tutupnya pasti lebih sempurna.' },
      { stars: 3, text: 'Fungsinya bagus, tapi ukurannya lebih kecil dari dugaan. Cek ukuran di keterangan.' },
      { stars: 5, text: 'Aliran airnya mudah dikendalikan, cocok buat pemula seperti saya.' },
    ],
  },
  {
    about: /kelas|e-book|ebook|digital/,
    digital: true,
    texts: [
      { stars: 5, text: 'Resepnya pakai takaran sendok juga, jadi tidak harus punya timbangan. Langsung bisa dipraktikkan.' },
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
    about: null,
    texts: [
      { stars: 5, text: 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.' },
      { stars: 5, text: 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.' },
      { stars: 4, text: 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.' },
      { stars: 5, text: 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.' },
      { stars: 5, text: 'Sudah langganan setahun lebih, belum pernah salah kirim.' },
      { stars: 4, text: 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.' },
      { stars: 5, text: 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.' },
      { stars: 5, text: 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.' },
    ],
  },
]
