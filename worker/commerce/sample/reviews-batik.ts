import type { ReviewPool } from './reviews.ts'

/** What buyers of the batik shop say, by what they bought. */
export const batikReviews: readonly ReviewPool[] = [
  {
    about: /^(?!.*anak).*(kemeja|blus|busana|gamis|outer|setelan|baju|dress|tunik|rok|celana)/,
    texts: [
      { stars: 5, text: 'Jahitannya rapi sekali, motif di saku nyambung dengan badan. Dipakai ke kantor banyak yang tanya beli di mana.', photo: true },
      { stars: 5, text: 'Kainnya adem, tidak panas walau dipakai seharian di acara luar ruangan. Ukuran pas sesuai tabel.' },
      { stars: 5, text: 'Beli untuk seragam keluarga, enam potong, semuanya sama bagusnya. Warnanya persis seperti di foto.', photo: true },
      {
        stars: 4,
        text: 'Bagus, hanya lengannya sedikit kepanjangan buat saya yang 160 cm. Bahan dan warnanya juara.',
        reply: 'Terima kasih masukannya. Lengan bisa dipendekkan 3 cm tanpa merusak motif, jahitan kami beri lebihan.',
      },
      { stars: 5, text: 'Sudah tiga kali cuci pakai lerak, warnanya belum luntur. Jarang-jarang batik cap semurah ini awet.' },
      { stars: 4, text: 'Potongannya enak, tidak ketat di perut. Bintang empat karena sempat menunggu ukuran saya tersedia lagi.' },
      { stars: 5, text: 'Suami yang biasanya susah cocok sama batik langsung minta satu lagi warna lain.' },
      {
        stars: 3,
        text: 'Bahannya bagus tapi ukuran di saya agak kecil. Sebaiknya naik satu ukuran kalau suka longgar.',
        reply: 'Mohon maaf atas ketidaknyamanannya. Ukuran dapat ditukar selama label masih terpasang, silakan hubungi kami.',
      },
      { stars: 5, text: 'Dipakai di acara lamaran, kelihatan mewah padahal ringan. Kancingnya kuat dan ada cadangannya.', photo: true },
      { stars: 5, text: 'Halus, tidak gatal di kulit. Setrikanya juga gampang, cukup suhu sedang dari dalam.' },
      { stars: 4, text: 'Warna aslinya sedikit lebih tua dari foto, tapi malah lebih saya suka.' },
      { stars: 5, text: 'Pertama kali beli batik tanpa mencoba dulu, ternyata pas. Ukuran dada di keterangannya akurat.' },
      { stars: 5, text: 'Motifnya klasik tapi modelnya tidak kelihatan tua. Cocok buat anak muda.' },
      {
        stars: 2,
        text: 'Ada satu benang lepas di bagian bawah waktu datang. Bisa dijahit sendiri sih, tapi semoga lebih teliti.',
        reply: 'Kami mohon maaf, Kak. Ini lolos dari pemeriksaan kami. Penggantinya sudah kami kirim.',
      },
      { stars: 5, text: 'Beli buat ayah, katanya nyaman buat salat Jumat dan kondangan. Pesan lagi buat Lebaran.' },
      { stars: 4, text: 'Rapi dan sejuk. Kalau bisa ditambah pilihan warna gelap.' },
    ],
  },
  {
    about: /anak/,
    texts: [
      { stars: 5, text: 'Anak saya yang biasanya rewel pakai batik malah tidak mau lepas. Bahannya memang lembut.', photo: true },
      { stars: 5, text: 'Karet pinggangnya tidak menjepit, gerak bebas waktu pentas di sekolah.' },
      { stars: 4, text: 'Lucu sekali dipakai kondangan. Beli satu ukuran lebih besar supaya bisa dipakai sampai tahun depan.' },
      { stars: 5, text: 'Dicuci bersama baju lain tidak melunturi. Jahitan dalamnya tidak kasar di kulit.' },
      { stars: 5, text: 'Kembaran dengan ayahnya di hari raya, fotonya bagus semua.', photo: true },
      { stars: 3, text: 'Ukurannya agak besar untuk umur tiga tahun. Semoga ada ukuran di antaranya.' },
    ],
  },
  {
    about: /kain|selendang|sarung(?!-bantal)|syal/,
    texts: [
      { stars: 5, text: 'Coraknya detail, kelihatan sekali dikerjakan dengan tangan. Bagian belakang kain juga tembus rata.', photo: true },
      { stars: 5, text: 'Dibuat kebaya kutubaru, hasilnya anggun. Sisa kainnya masih cukup untuk selop.', photo: true },
      { stars: 4, text: 'Kainnya bagus dan jatuh. Lipatannya agak membekas, tapi hilang setelah disetrika uap.' },
      { stars: 5, text: 'Untuk hantaran, dikemas rapi dengan kertas tisu dan kartu cerita motif. Mertua senang.' },
      { stars: 5, text: 'Bau malamnya masih samar tercium, tanda batik asli. Diangin-anginkan semalam langsung hilang.' },
      { stars: 4, text: 'Ukurannya sesuai keterangan, saya ukur sendiri. Warnanya lembut.' },
      {
        stars: 3,
        text: 'Bagus, tapi ada sedikit beda rona antara ujung kiri dan kanan.',
        reply: 'Terima kasih fotonya. Beda rona wajar pada celup tangan, tetapi bila mengganggu silakan ajukan penukaran.',
      },
      { stars: 5, text: 'Lembut di kulit dan tidak luntur waktu direndam pertama kali.' },
    ],
  },
  {
    about: /tas|dompet|scrunchie|bantal|aksesori|rumah|topi|masker|taplak/,
    texts: [
      { stars: 5, text: 'Kecil tapi jahitannya serius, bagian dalamnya pun rapi. Dibuat suvenir kantor, semua suka.', photo: true },
      { stars: 5, text: 'Motifnya dapat yang cantik. Sudah dipakai sebulan setiap hari, masih seperti baru.' },
      { stars: 4, text: 'Lucu dan fungsional. Motif acak jadi agak deg-degan, untung dapat warna yang cocok.' },
      { stars: 5, text: 'Beli sepuluh untuk oleh-oleh teman di luar negeri, ringan dan khas sekali.', photo: true },
      { stars: 5, text: 'Warnanya serasi dengan ruang tamu saya. Bahannya tebal, tidak mudah kusut.' },
      { stars: 4, text: 'Sesuai gambar. Akan lebih bagus kalau ada kotak kemasan untuk kado.' },
      { stars: 5, text: 'Ritsletingnya lancar dan kelihatannya awet. Harga segini sepadan.' },
      { stars: 3, text: 'Barangnya bagus, ukurannya lebih kecil dari bayangan saya. Perhatikan keterangan ukurannya ya.' },
      { stars: 5, text: 'Perca batiknya dipilih, tidak asal tempel. Saya suka ide memakai sisa kain begini.' },
    ],
  },
  {
    about: null,
    texts: [
      { stars: 5, text: 'Kirimnya cepat, pesan Senin malam, Rabu sudah sampai di Semarang. Kemasannya rapi.' },
      { stars: 5, text: 'Penjual ramah dan sabar menjawab pertanyaan soal ukuran dan perawatan.' },
      { stars: 4, text: 'Barang sesuai keterangan. Kurirnya agak lama, bukan salah penjual.' },
      { stars: 5, text: 'Kedua kalinya belanja di sini dan tidak pernah kecewa. Semoga mutunya dijaga.' },
      { stars: 5, text: 'Dapat kartu kecil cara merawat batik. Hal sederhana tapi terasa diperhatikan.' },
      { stars: 5, text: 'Dibungkus kertas cokelat tanpa plastik berlapis, saya apresiasi.' },
      { stars: 4, text: 'Puas. Harga terjangkau untuk kualitas begini.' },
      { stars: 5, text: 'Sampai di Kupang lima hari, aman dan tidak lembap. Terima kasih, Larasati.' },
      { stars: 5, text: 'Langganan sejak tahun lalu, kualitasnya tetap sama.' },
    ],
  },
]
