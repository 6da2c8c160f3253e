import type { ReviewPool } from './reviews.ts'

/** What buyers of the gadget shop say, by what they bought. */
export const gawaiReviews: readonly ReviewPool[] = [
  {
    about: /daya|kabel|pengisi|bank-daya|charger|adaptor/,
    texts: [
      { stars: 5, text: 'Sudah dites pakai alat ukur, dayanya benar-benar keluar sesuai tulisan. Tidak panas berlebihan.', photo: true },
      { stars: 5, text: 'Cukup satu untuk laptop dan ponsel, tas jadi ringan. Dipakai tiga bulan tanpa masalah.' },
      { stars: 4, text: 'Mengisi cepat. Ukurannya agak tebal di saku, tapi wajar untuk kapasitasnya.' },
      { stars: 5, text: 'Anyamannya kokoh, bekas kabel saya yang lama biasanya putus di leher. Yang ini belum goyang.', photo: true },
      { stars: 5, text: 'Lolos dibawa ke kabin pesawat, kapasitasnya tercetak jelas di badan.' },
      { stars: 4, text: 'Berfungsi baik dengan laptop kantor. Lampu indikatornya terlalu terang kalau malam.' },
      {
        stars: 3,
        text: 'Kualitas bagus, hanya saja saya kira sudah termasuk kabel.',
        reply: 'Terima kasih ulasannya. Isi paket ada di tabel spesifikasi; kabel dapat dibeli terpisah.',
      },
      { stars: 5, text: 'Panjangnya pas untuk dari stopkontak ke tempat tidur. Tidak kaku.' },
      { stars: 5, text: 'Dari 20 ke 80 persen kurang dari 40 menit di ponsel saya. Mantap.' },
      {
        stars: 1,
        text: 'Yang datang tidak mau mengisi. Proses garansinya cepat, tapi tetap repot.',
        reply: 'Kami mohon maaf. Unit pengganti telah diuji dua kali sebelum dikirim dan ongkirnya kami tanggung.',
      },
    ],
  },
  {
    about: /komputer|papan-ketik|tetikus|keyboard|mouse|monitor|dudukan/,
    texts: [
      { stars: 5, text: 'Benar-benar senyap, tidak mengganggu waktu rapat malam di kamar.' },
      { stars: 5, text: 'Pindah antara laptop dan tablet tinggal satu tombol. Tidak ada jeda.', photo: true },
      { stars: 4, text: 'Nyaman untuk tangan saya yang kecil. Kalau tangannya besar mungkin terasa sempit.' },
      { stars: 5, text: 'Baterainya awet, sejak beli dua bulan lalu baru sekali diisi.' },
      { stars: 4, text: 'Bahannya kokoh dan suaranya enak. Buku panduannya perlu huruf yang lebih besar.' },
      { stars: 5, text: 'Dipakai mengetik delapan jam sehari, pergelangan tidak pegal lagi.', photo: true },
      { stars: 3, text: 'Bagus, tapi penerimanya sempat tidak terbaca di porta USB depan. Di belakang lancar.' },
      { stars: 5, text: 'Tombolnya bisa diganti sendiri tanpa solder. Mainan baru buat saya.' },
    ],
  },
  {
    about: /audio|earbud|headphone|speaker|mikrofon/,
    texts: [
      { stars: 5, text: 'Suara bising kereta hilang hampir semua. Telepon juga jelas di lawan bicara.' },
      { stars: 5, text: 'Bas-nya dapat tapi tidak menutupi vokal. Enak untuk dangdut maupun akustik.' },
      { stars: 4, text: 'Nyaman dipakai dua jam, lebih dari itu telinga saya mulai terasa.' },
      { stars: 5, text: 'Tahan hujan-hujanan waktu bersepeda. Sinyalnya tidak putus-putus.', photo: true },
      { stars: 5, text: 'Baterainya sesuai klaim, saya catat sendiri selama seminggu.' },
      { stars: 4, text: 'Suaranya jernih untuk harga segini. Kotaknya gampang kena sidik jari.' },
      { stars: 5, text: 'Dipakai pengajian RT dan senam ibu-ibu, suaranya sampai ke belakang.', photo: true },
      {
        stars: 3,
        text: 'Bagus, tapi aplikasinya belum ada bahasa Indonesia.',
        reply: 'Terima kasih masukannya. Bahasa Indonesia sudah tersedia di pembaruan aplikasi bulan ini.',
      },
      { stars: 5, text: 'Sambungannya langsung, tidak perlu menghubungkan ulang tiap dibuka.' },
    ],
  },
  {
    about: /ponsel|tablet|hp/,
    texts: [
      { stars: 5, text: 'Segel utuh, IMEI terdaftar, garansi resmi aktif. Layarnya jernih di bawah matahari.', photo: true },
      { stars: 5, text: 'Pindahan data dari ponsel lama lancar. Sinyal 5G di Surabaya kencang.' },
      { stars: 4, text: 'Kameranya bagus siang hari, malam cukup. Baterai tahan dari subuh sampai isya.' },
      { stars: 5, text: 'Sudah diberi pelindung layar dan casing di dalam kotak. Tinggal pakai.' },
      { stars: 5, text: 'Untuk ojek daring seharian aman, tidak cepat panas walau peta menyala terus.', photo: true },
      { stars: 4, text: 'Performanya melebihi harganya. Pengisi dayanya agak besar.' },
      { stars: 3, text: 'Ponselnya bagus, sayang aplikasi bawaannya lumayan banyak. Untung bisa dihapus.' },
      { stars: 5, text: 'Hadiah ulang tahun anak, dia senang sekali. Kotaknya mulus tanpa penyok.' },
    ],
  },
  {
    about: /jam-pintar|jam/,
    texts: [
      { stars: 5, text: 'GPS-nya cepat mengunci, jarak larinya hampir sama dengan jam teman yang tiga kali harganya.', photo: true },
      { stars: 5, text: 'Seminggu baru diisi ulang dengan dua kali lari. Tidurnya juga terpantau.' },
      { stars: 4, text: 'Layarnya terang, talinya lembut. Pemberitahuan WhatsApp kadang telat beberapa detik.' },
      { stars: 5, text: 'Dipakai berenang tiap Sabtu, aman. Hitungan putarannya tepat.' },
      { stars: 3, text: 'Fungsi olahraganya bagus, tapi pilihan tampilan jamnya masih sedikit.' },
    ],
  },
  {
    about: /lisensi|aplikasi|digital|voucher/,
    digital: true,
    texts: [
      { stars: 5, text: 'Kodenya langsung masuk setelah bayar, aktivasi kurang dari lima menit.' },
      { stars: 5, text: 'Warung saya sekarang tahu untung per hari. Karyawan juga cepat bisa.' },
      { stars: 4, text: 'Mudah dipakai, laporan stoknya jelas. Semoga segera bisa untuk dua perangkat.' },
      { stars: 5, text: 'Struknya bisa dikirim lewat WhatsApp, pelanggan suka.' },
      { stars: 4, text: 'Jalan lancar di tablet lama saya. Perlu belajar sebentar di bagian diskon.' },
      { stars: 3, text: 'Bagus, tapi perpanjangannya belum bisa otomatis.', reply: 'Terima kasih. Perpanjangan otomatis sedang kami kerjakan.' },
      { stars: 5, text: 'Sempat bingung pindah perangkat, dibantu sampai selesai lewat telepon.' },
    ],
  },
  {
    about: null,
    texts: [
      { stars: 5, text: 'Pengemasan tebal dengan bungkus gelembung dan kardus dobel. Aman sampai Balikpapan.' },
      { stars: 5, text: 'Dikirim hari itu juga. Nomor resinya langsung bisa dilacak.' },
      { stars: 4, text: 'Barang sesuai deskripsi. Respons admin agak lama di akhir pekan.' },
      { stars: 5, text: 'Garansinya jelas, kartu dan fakturnya lengkap di dalam kotak.' },
      { stars: 5, text: 'Beli kedua kali untuk orang kantor. Kualitasnya tidak berubah.' },
      { stars: 4, text: 'Bagus. Kotaknya sedikit penyok dari kurir, isinya mulus.' },
      { stars: 5, text: 'Sebelum beli banyak tanya, dijawab semua dengan sabar dan jujur.' },
      { stars: 5, text: 'Harga bersaing dan barang asli. Sudah saya cek nomor serinya.' },
      { stars: 4, text: 'Puas, sampai sehari lebih cepat dari perkiraan.' },
    ],
  },
]
