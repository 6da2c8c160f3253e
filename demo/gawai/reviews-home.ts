import type { ReviewPool } from '#demo/types.ts'

/** What shoppers say of power, storage, the house and what comes as a code. */
export const gawaiHomeReviews: readonly ReviewPool[] = [
  {
    about: /kabel-tenun/,
    texts: [
      {
        stars: 5,
        text: 'Anyamannya kokoh, bekas kabel saya yang lama biasanya putus di leher. Yang ini belum goyang.',
        photo: true,
      },
      { stars: 5, text: 'Sudah dites pakai alat ukur, dayanya benar-benar keluar sesuai tulisan.', photo: true },
      { stars: 5, text: 'Laptop kantor mau mengisi penuh, tidak muncul peringatan pengisi lambat.' },
      { stars: 4, text: 'Tidak mudah kusut di tas. Agak kaku di minggu pertama.' },
      { stars: 5, text: 'Kucing saya menggigitinya berkali-kali, masih hidup. Kabelnya juga.' },
      { stars: 5, text: 'Tali perekatnya sepele tapi berguna, tas jadi rapi.' },
      { stars: 4, text: 'Untuk mengisi cepat bagus, untuk memindahkan data besar memang bukan ini.' },
      {
        stars: 3,
        text: 'Bagus, tapi saya salah, ponsel saya masih colokan lama.',
        reply: 'Terima kasih ulasannya, Kak. Kedua ujungnya memang USB-C; silakan ditukar selama belum dipakai.',
      },
      {
        stars: 1,
        text: 'Yang datang tidak mau mengisi. Proses garansinya cepat, tapi tetap repot.',
        reply: 'Kami mohon maaf. Unit pengganti telah diuji dua kali sebelum dikirim dan ongkirnya kami tanggung.',
      },
    ],
  },
  {
    about: /kabel-hdmi/,
    texts: [
      { stars: 5, text: 'Konsol langsung terbaca 4K 120 Hz, gambarnya tidak berkedip lagi.', photo: true },
      { stars: 5, text: 'Kepalanya ramping, televisi yang menempel dinding tidak perlu digeser.' },
      { stars: 4, text: 'Kabelnya tebal, beloknya agak lebar di belakang meja.' },
      { stars: 5, text: 'Ganti dari kabel bawaan, suara soundbar jadi tidak putus.' },
      { stars: 4, text: 'Sesuai panjangnya. Pengikatnya tidak ada, pakai punya sendiri.' },
      { stars: 3, text: 'Fungsinya baik, tapi televisi saya ternyata cuma 60 Hz. Cek dulu layarnya.' },
    ],
  },
  {
    about: /pengisi-daya/,
    texts: [
      {
        stars: 5,
        text: 'Kecil tapi tenaganya sesuai tulisan, saya ukur sendiri. Tidak panas berlebihan.',
        photo: true,
      },
      { stars: 5, text: 'Dari 20 ke 80 persen kurang dari 40 menit di ponsel saya. Mantap.' },
      { stars: 4, text: 'Mengisi cepat. Kalau semua lubang dipakai dayanya terbagi, wajar.' },
      { stars: 5, text: 'Dipakai tiga bulan setiap hari tanpa masalah.' },
      { stars: 4, text: 'Kokoh tercolok, tidak goyang. Lampu indikatornya cukup.' },
      {
        stars: 3,
        text: 'Kualitas bagus, hanya saja saya kira sudah termasuk kabel.',
        reply: 'Terima kasih ulasannya. Isi paket ada di tabel spesifikasi; kabel dapat dibeli terpisah.',
      },
      { stars: 5, text: 'Beli dua, satu untuk saya dan satu untuk orang tua. Tidak ada bunyi mendesis.' },
    ],
  },
  {
    about: /bank-daya/,
    texts: [
      { stars: 5, text: 'Lolos dibawa ke kabin pesawat, kapasitasnya tercetak jelas di badan.', photo: true },
      { stars: 5, text: 'Kapasitas nyatanya jujur ditulis, jadi tidak merasa ditipu.' },
      { stars: 4, text: 'Mengisi cepat lewat kabel. Badannya hangat kalau dipakai bersamaan.' },
      { stars: 5, text: 'Mati lampu semalaman, ponsel serumah tetap hidup.' },
      { stars: 5, text: 'Tiga bulan dipakai mengojek, sisa dayanya masih seperti baru.' },
      { stars: 4, text: 'Bobotnya terasa di saku, tapi wajar untuk isinya.' },
      { stars: 3, text: 'Bagus, hanya waktu mengisi ulangnya sendiri agak lama dengan kepala pengisi lama.' },
    ],
  },
  {
    about: /alas-isi/,
    texts: [
      { stars: 5, text: 'Meja samping tempat tidur bersih dari kabel. Bangun tidur semua penuh.', photo: true },
      { stars: 5, text: 'Lampunya padam sendiri, kamar tetap gelap.' },
      { stars: 4, text: 'Ponsel dengan casing tebal harus digeser sedikit supaya mengisi.' },
      { stars: 5, text: 'Berat dan tidak ikut terangkat waktu ponsel diambil.' },
      {
        stars: 3,
        text: 'Bagus, tapi kepala pengisinya harus yang kuat. Punya lama saya tidak cukup.',
        reply: 'Terima kasih, Kak. Kami sarankan kepala pengisi 30 W ke atas supaya ketiganya terisi bersamaan.',
      },
    ],
  },
  {
    about: /stop-kontak/,
    texts: [
      { stars: 5, text: 'Lubangnya miring, jadi empat kepala pengisi besar masuk semua.', photo: true },
      { stars: 5, text: 'Ada penutup anaknya, lega punya balita.' },
      { stars: 4, text: 'Kokoh. Penutupnya keras waktu pertama dicolok, lama-lama enak.' },
      { stars: 5, text: 'Kabelnya tebal dan tidak hangat walau dispenser dan kipas menyala.' },
      { stars: 5, text: 'Sakelar utamanya benar-benar memutus. Tidak lagi cabut-cabut.' },
      { stars: 4, text: 'Ada tulisan SNI timbul, bukan stiker. Warnanya gampang kotor.' },
      { stars: 3, text: 'Fungsinya baik, tetapi tidak ada lubang untuk menggantung di dinding.' },
    ],
  },
  {
    about: /casing/,
    texts: [
      { stars: 5, text: 'Lubang kameranya pas, tombol tetap empuk. Jatuh dari motor aman.', photo: true },
      { stars: 5, text: 'Dua bulan masih bening, yang dulu sebulan sudah kuning.' },
      { stars: 4, text: 'Bagus. Sidik jari kelihatan di yang polos.' },
      { stars: 5, text: 'Tidak licin dan tepinya lebih tinggi dari layar.' },
      { stars: 5, text: 'Warna aslinya malah lebih cantik dari foto.' },
      { stars: 4, text: 'Pasangnya agak keras di sudut, artinya rapat.' },
      {
        stars: 3,
        text: 'Pas, tapi saya salah pilih tipe. Proses tukarnya mudah.',
        reply: 'Terima kasih, Kak. Tipe ponsel tertulis di Pengaturan, Tentang ponsel.',
      },
    ],
  },
  {
    about: /kaca-pelindung/,
    texts: [
      { stars: 5, text: 'Bingkainya bikin pasang sekali jadi, tidak ada gelembung.', photo: true },
      { stars: 5, text: 'Sudah pecah menggantikan layar saya. Tinggal pasang yang kedua.' },
      { stars: 4, text: 'Sentuhannya licin enak. Sensor sidik jari perlu didaftar ulang.' },
      { stars: 5, text: 'Ibu saya pasang sendiri dan lurus. Luar biasa.' },
      { stars: 5, text: 'Harga segini dapat dua, tepinya tidak tajam.' },
      { stars: 4, text: 'Jernih. Ada setitik debu, salah saya kurang mengelap.' },
      { stars: 3, text: 'Bagus, tapi tidak menutup sampai lengkung pinggir layar.' },
    ],
  },
  {
    about: /tali-ponsel/,
    texts: [
      { stars: 5, text: 'Menonton konser tidak takut ponsel jatuh. Talinya tidak menggores leher.', photo: true },
      { stars: 5, text: 'Menggendong anak sambil naik angkot jadi tenang.' },
      { stars: 4, text: 'Kuat. Lempengnya agak mengganjal di casing yang ketat.' },
      { stars: 5, text: 'Panjangnya bisa untuk saya dan untuk anak SD.' },
      { stars: 4, text: 'Warnanya cerah, tidak luntur kena keringat.' },
      { stars: 3, text: 'Fungsinya bagus, tapi pengaturnya kadang bergeser sendiri.' },
    ],
  },
  {
    about: /ssd-/,
    texts: [
      { stars: 5, text: 'Kecepatannya saya uji, dekat sekali dengan angka di keterangan.', photo: true },
      { stars: 5, text: 'Menunggu menyalin foto pernikahan yang biasanya sejam, sekarang sebentar saja.' },
      { stars: 5, text: 'Kapasitasnya asli, sudah saya penuhi dan cocok semua berkasnya.' },
      { stars: 4, text: 'Cepat dan dingin. Badannya hangat kalau menyalin file ratusan giga.' },
      { stars: 4, text: 'Langsung terbaca. Panduannya kecil sekali hurufnya.' },
      {
        stars: 3,
        text: 'Barang bagus, tetapi laptop lama saya tidak mendukung kecepatan penuhnya.',
        reply: 'Terima kasih ulasannya. Sebelum membeli, silakan kirim tipe perangkat Anda, kami bantu periksa.',
      },
    ],
  },
  {
    about: /flashdisk/,
    texts: [
      { stars: 5, text: 'Foto dari ponsel pindah ke komputer tanpa ribet internet.', photo: true },
      { stars: 5, text: 'Badannya logam, tergantung di kunci motor setengah tahun masih mulus.' },
      { stars: 4, text: 'Kecepatan bacanya oke. Menulis file kecil-kecil agak lambat.' },
      { stars: 5, text: 'Dosen minta tugas lewat USB, teman-teman pinjam terus.' },
      { stars: 5, text: 'Kapasitas sesuai, tidak ada yang hilang setelah dipenuhi.' },
      { stars: 4, text: 'Putarannya keras di awal, jadi tidak terbuka sendiri.' },
      { stars: 3, text: 'Casing ponsel saya tebal, harus dilepas dulu supaya masuk.' },
    ],
  },
  {
    about: /microsd/,
    texts: [
      { stars: 5, text: 'Sudah diuji dengan program pemeriksa, kapasitasnya asli sampai penuh.', photo: true },
      { stars: 5, text: 'Kamera dasbor merekam siang malam, tidak pernah minta format ulang.' },
      { stars: 4, text: 'Cepat. Adaptornya agak longgar di pembaca laptop saya.' },
      { stars: 5, text: 'Dipasang di drone, rekaman 4K tidak patah.' },
      { stars: 5, text: 'Aplikasi di ponsel yang dipindah ke kartu tetap lancar.' },
      { stars: 4, text: 'Sesuai. Simpan plastiknya, kartunya kecil gampang hilang.' },
      { stars: 3, text: 'Berfungsi, tapi kecepatan tulisnya di ponsel saya tidak setinggi itu.' },
    ],
  },
  {
    about: /router|modem/,
    texts: [
      { stars: 5, text: 'Sinyalnya stabil dari pagi sampai malam, rapat daring tidak putus.', photo: true },
      { stars: 5, text: 'Dipasang sendiri lima menit, bahasanya Indonesia semua.' },
      { stars: 4, text: 'Cepat. Badannya hangat kalau banyak yang tersambung, taruh di tempat terbuka.' },
      { stars: 5, text: 'Anak sekolah, istri rapat, saya menonton: tidak ada yang protes.' },
      { stars: 4, text: 'Bagus, hanya lampunya terang kalau ditaruh di kamar.' },
      {
        stars: 3,
        text: 'Di kamar paling ujung sinyalnya tinggal dua batang.',
        reply:
          'Terima kasih ulasannya, Kak. Silakan pindahkan ke tengah rumah, jauh dari lemari besi; bila belum cukup kami bantu lewat telepon.',
      },
    ],
  },
  {
    about: /lampu-pintar/,
    texts: [
      { stars: 5, text: 'Anak tidur dengan warna redup, tidak takut gelap lagi.', photo: true },
      { stars: 5, text: 'Sambungannya tidak hilang walau listrik padam semalam.' },
      { stars: 4, text: 'Warnanya bagus. Pastikan jaringannya yang 2,4 GHz waktu pertama memasang.' },
      { stars: 5, text: 'Jadwal nyala magrib otomatis, rumah kosong pun kelihatan ada orang.' },
      { stars: 5, text: 'Beli isi empat untuk kafe, suasananya berubah total.', photo: true },
      { stars: 4, text: 'Terang dan tidak berkedip di kamera.' },
      { stars: 3, text: 'Bagus, tapi kalau sakelar dinding dimatikan ya ikut mati.' },
    ],
  },
  {
    about: /cctv/,
    texts: [
      { stars: 5, text: 'Bisa lihat ibu di kampung dari kantor, suaranya jelas dua arah.', photo: true },
      { stars: 5, text: 'Putarannya halus dan kembali ke posisi awal. Kucing saya ketahuan naik meja.' },
      { stars: 4, text: 'Malam hitam putih tetapi jelas. Pemberitahuannya kadang telat beberapa detik.' },
      { stars: 5, text: 'Tidak perlu langganan, rekaman di kartu saja cukup.' },
      { stars: 5, text: 'Dipasang di toko, stok yang sering hilang jadi ketemu sebabnya.' },
      { stars: 4, text: 'Penyiapannya mudah. Kabel dayanya kurang panjang untuk plafon.' },
      { stars: 3, text: 'Gambarnya bagus, tapi tidak untuk luar ruangan. Baca dulu keterangannya.' },
    ],
  },
  {
    about: /colokan-pintar/,
    texts: [
      { stars: 5, text: 'Ketahuan dispenser saya boros, dijadwalkan mati malam, tagihan turun.', photo: true },
      { stars: 5, text: 'Pompa air menyala subuh sendiri, tidak lagi bangun jam empat.' },
      { stars: 4, text: 'Hitungan rupiahnya dekat dengan tagihan PLN. Badannya agak lebar.' },
      { stars: 5, text: 'Kuat untuk penanak nasi dan setrika, tidak panas.' },
      { stars: 4, text: 'Pasangnya gampang. Sempat putus waktu nama Wi-Fi saya ganti.' },
      { stars: 3, text: 'Bagus, tetapi menutupi lubang sebelahnya di stop kontak saya.' },
    ],
  },
  {
    about: /lisensi-aplikasi/,
    digital: true,
    texts: [
      { stars: 5, text: 'Kodenya langsung masuk setelah bayar, aktivasi kurang dari lima menit.' },
      { stars: 5, text: 'Warung saya sekarang tahu untung per hari. Karyawan juga cepat bisa.' },
      { stars: 4, text: 'Mudah dipakai, laporan stoknya jelas. Semoga segera bisa untuk dua perangkat.' },
      { stars: 5, text: 'Struknya bisa dikirim lewat WhatsApp, pelanggan suka.' },
      { stars: 4, text: 'Jalan lancar di tablet lama saya. Perlu belajar sebentar di bagian diskon.' },
      {
        stars: 3,
        text: 'Bagus, tapi perpanjangannya belum bisa otomatis.',
        reply: 'Terima kasih. Perpanjangan otomatis sedang kami kerjakan.',
      },
      { stars: 5, text: 'Sempat bingung pindah perangkat, dibantu sampai selesai lewat telepon.' },
    ],
  },
  {
    about: /antivirus/,
    digital: true,
    texts: [
      { stars: 5, text: 'Laptop tua saya tidak jadi lemot. Tautan palsu dari grup keluarga langsung diblokir.' },
      { stars: 5, text: 'Kode muncul di halaman pesanan begitu dibayar, tinggal tempel.' },
      { stars: 4, text: 'Satu kode untuk laptop dan ponsel anak. Pengaturan awalnya agak banyak.' },
      { stars: 5, text: 'Perpanjangan tahun kedua, tidak ada biaya tersembunyi.' },
      { stars: 4, text: 'Pemindaiannya ringan. Pemberitahuannya bisa dikurangi, saya matikan sebagian.' },
      {
        stars: 3,
        text: 'Berjalan baik, tetapi memindahkan ke perangkat baru harus lepas yang lama dulu.',
        reply: 'Betul, Kak. Perangkat lama dapat dilepas dari menu Akun, tanpa menghubungi kami.',
      },
    ],
  },
  {
    about: /template/,
    digital: true,
    texts: [
      { stars: 5, text: 'Jualan kue saya jadi kelihatan rapi, tinggal ganti foto dan harga.' },
      { stars: 5, text: 'Ucapan hari rayanya terpakai sepanjang tahun. Hemat tukang desain.' },
      { stars: 4, text: 'Banyak pilihan. Beberapa hurufnya perlu diunduh sendiri.' },
      { stars: 5, text: 'Dibuka di ponsel pun bisa diedit. Keponakan saya yang SMA langsung paham.' },
      { stars: 4, text: 'Katalognya bagus. Semoga ditambah untuk usaha jasa.' },
      { stars: 3, text: 'Warnanya cenderung ramai, saya ubah sebagian.' },
    ],
  },
]
