import type { ReviewPool } from '#demo/types.ts'

/** What shoppers say of what is drunk. */
export const kopiDrinkReviews: readonly ReviewPool[] = [
  {
    about: /^biji-kopi (arabika|liberika)/,
    texts: [
      {
        stars: 5,
        text: 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.',
        photo: true,
      },
      { stars: 5, text: 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.' },
      { stars: 5, text: 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.' },
      { stars: 4, text: 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.' },
      {
        stars: 5,
        text: 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.',
        photo: true,
      },
      { stars: 4, text: 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.' },
      {
        stars: 3,
        text: 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.',
        reply:
          'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.',
      },
      { stars: 5, text: 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.' },
      { stars: 4, text: 'Sangrainya konsisten, sudah empat kali beli rasanya sama.' },
      { stars: 5, text: 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.' },
      {
        stars: 2,
        text: 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.',
        reply: 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.',
      },
    ],
  },
  {
    about: /robusta|tubruk-warung/,
    texts: [
      { stars: 5, text: 'Bodinya tebal dan pahitnya bersih. Ampasnya turun cepat, tidak mengambang.', photo: true },
      { stars: 5, text: 'Rasa kopi di rumah kakek dulu. Langsung habis satu bungkus dalam dua minggu.' },
      { stars: 5, text: 'Untuk warung saya paling laku. Gula sedikit saja sudah enak.' },
      { stars: 4, text: 'Kuat sekali, sore hari saya kurangi takarannya supaya bisa tidur.' },
      { stars: 5, text: 'Dibuat es kopi susu gula aren tetap terasa kopinya. Anak-anak kos minta terus.' },
      { stars: 4, text: 'Harganya bersahabat dan tidak ada rasa jagung gosong.' },
      {
        stars: 3,
        text: 'Enak, tetapi menurut saya sangrainya terlalu gelap.',
        reply: 'Terima kasih, Pak. Bila suka yang lebih terang, silakan coba arabika Solok kami.',
      },
      { stars: 5, text: 'Bapak saya pensiunan kereta, katanya persis kopi stasiun zaman dulu.' },
    ],
  },
  {
    about: /blend-senja/,
    texts: [
      { stars: 5, text: 'Kremanya tebal dan bertahan. Dicampur susu rasanya tidak hilang.', photo: true },
      { stars: 5, text: 'Kedai saya ganti ke ini dua bulan lalu, komplain soal kopi masam berhenti.' },
      { stars: 4, text: 'Di moka pot enak sekali, di saringan biasa saja. Memang bukan untuk itu.' },
      { stars: 5, text: 'Kalibrasi gilingan sekali, seminggu tidak berubah. Sangrainya rata.' },
      { stars: 5, text: 'Untuk kopi susu rumahan paling pas, cokelatnya keluar.' },
      { stars: 4, text: 'Diamkan seminggu dari tanggal sangrai, baru gasnya tenang.' },
      { stars: 3, text: 'Yang gelap terlalu pahit buat saya. Pilih yang sedang saja.' },
    ],
  },
  {
    about: /blend-embun/,
    texts: [
      { stars: 5, text: 'Ringan dan wangi, diminum dua cangkir pun tidak enek.', photo: true },
      { stars: 5, text: 'Mesin tetes kantor jadi naik kelas. Rekan yang biasa menambah gula sekarang tidak.' },
      { stars: 4, text: 'Asamnya sopan. Buat yang suka pahit tebal mungkin kurang nendang.' },
      { stars: 5, text: 'Rasanya sama dari musim ke musim, itu yang saya cari.' },
      { stars: 4, text: 'Enak dibuat dingin juga, tinggal pakai lebih banyak kopi.' },
      { stars: 3, text: 'Gilingan kasarnya terlalu kasar untuk alat saya, jadi encer.' },
    ],
  },
  {
    about: /dekafein/,
    texts: [
      { stars: 5, text: 'Minum jam sembilan malam tetap tidur nyenyak. Rasanya tetap kopi sungguhan.' },
      { stars: 5, text: 'Saya sedang hamil dan dokter membatasi kafein. Ini penyelamat.', photo: true },
      { stars: 4, text: 'Wanginya enak. Bodinya lebih tipis sedikit daripada Gayo biasa.' },
      { stars: 5, text: 'Ayah saya punya lambung sensitif, yang ini aman katanya.' },
      { stars: 4, text: 'Lebih mahal, tapi maklum prosesnya panjang.' },
      { stars: 3, text: 'Enak, hanya cepat hambar setelah kemasannya dibuka dua minggu.' },
    ],
  },
  {
    about: /drip-bag/,
    texts: [
      {
        stars: 5,
        text: 'Praktis dibawa dinas, tinggal air panas dari dispenser hotel. Rasanya jauh di atas kopi saset.',
        photo: true,
      },
      { stars: 5, text: 'Kantungnya kuat, tidak robek walau airnya dituang agak kencang.' },
      { stars: 4, text: 'Enak dan wangi. Cukup untuk satu cangkir kecil, kalau gelas besar agak encer.' },
      { stars: 5, text: 'Stok wajib di laci kantor. Teman sebelah meja sekarang ikut pesan.' },
      { stars: 5, text: 'Dibawa naik Gunung Prau, ringan dan sampahnya sedikit. Sarapan jadi istimewa.', photo: true },
      { stars: 4, text: 'Rasa pas, harga masih masuk akal. Semoga ada pilihan tanpa kafein.' },
      { stars: 5, text: 'Buat suvenir pernikahan, tamu banyak yang tanya beli di mana.' },
    ],
  },
  {
    about: /kapsul/,
    texts: [
      { stars: 5, text: 'Masuk mesin saya tanpa macet, kremanya lebih tebal dari kapsul impor.', photo: true },
      { stars: 5, text: 'Akhirnya ada kapsul dari kopi sendiri. Segar, ada tanggal sangrainya.' },
      { stars: 4, text: 'Ukur dulu kapsul lama. Punya saya pas, punya kakak tidak muat.' },
      { stars: 5, text: 'Yang malam rasanya tetap penuh, cocok setelah makan malam.' },
      { stars: 4, text: 'Enak untuk lungo. Semoga ada isi lebih banyak supaya hemat.' },
      {
        stars: 3,
        text: 'Satu dari sepuluh kapsul bocor di pinggir, sisanya baik.',
        reply: 'Mohon maaf, Kak. Kapsul pengganti kami ikutkan di pesanan berikutnya.',
      },
    ],
  },
  {
    about: /kopi-celup/,
    texts: [
      { stars: 5, text: 'Semudah bikin teh dan tidak ada ampas di gigi. Dibawa ke rumah sakit saat menunggu ibu.' },
      { stars: 5, text: 'Kantong jagungnya bisa langsung masuk kompos, saya suka.', photo: true },
      { stars: 4, text: 'Tunggu betul-betul empat menit, kalau buru-buru rasanya tipis.' },
      { stars: 5, text: 'Di kantor tidak ada alat seduh, ini jalan tengahnya.' },
      { stars: 4, text: 'Rempahnya tipis dan enak. Satu kantong untuk satu gelas saja.' },
      { stars: 3, text: 'Praktis, tapi kalah wangi dibanding kantong saringnya.' },
    ],
  },
  {
    about: / kopi-(botol|susu)/,
    texts: [
      { stars: 5, text: 'Datang masih dingin dengan kantong es. Segel botolnya utuh.', photo: true },
      { stars: 5, text: 'Habis sehari sama orang serumah. Rasanya bisa pilih, jadi tidak enek.' },
      { stars: 4, text: 'Enak sekali, hanya tutupnya agak susah dibuka. Tahan tiga hari di kulkas saya.' },
      { stars: 5, text: 'Untuk rapat kantor jauh lebih hemat daripada beli per gelas.' },
      { stars: 4, text: 'Segar dan tidak kemanisan. Kocok dulu supaya rata.' },
      {
        stars: 3,
        text: 'Rasanya enak tapi sampai ke Bekasi sudah tidak terlalu dingin.',
        reply: 'Terima kasih, Kak. Untuk luar Bandung kini kami tambah kantong es menjadi dua.',
      },
      { stars: 5, text: 'Bawa ke arisan keluarga, botolnya ikut dibawa pulang untuk wadah air.' },
    ],
  },
  {
    about: /konsentrat/,
    texts: [
      {
        stars: 5,
        text: 'Satu banding dua dengan susu, rasanya seperti di kedai. Sepuluh gelas memang dapat.',
        photo: true,
      },
      { stars: 5, text: 'Halus, tidak asam di perut. Diminum pagi sebelum sarapan pun aman.' },
      { stars: 4, text: 'Pekat betul, jangan diminum langsung seperti saya di hari pertama.' },
      { stars: 5, text: 'Saya jadikan saus untuk puding kopi, anak-anak habiskan semua.' },
      { stars: 4, text: 'Praktis. Setelah dibuka sebaiknya habis seminggu, aromanya mulai turun.' },
      {
        stars: 3,
        text: 'Enak, tapi tutupnya rembes sedikit waktu botolnya direbahkan.',
        reply: 'Mohon maaf, Kak. Mulai kiriman pekan ini tutupnya memakai segel tambahan.',
      },
    ],
  },
  {
    about: /sirup/,
    texts: [
      { stars: 5, text: 'Manisnya tidak lengket di tenggorokan, rasa bahannya asli.', photo: true },
      { stars: 5, text: 'Dua sendok untuk satu gelas es kopi, pas. Anak saya mencampurnya dengan susu saja.' },
      { stars: 4, text: 'Wangi. Botol kacanya berat, tuang pelan-pelan.' },
      { stars: 5, text: 'Dipakai juga untuk panekuk hari Minggu. Cepat habis jadinya.' },
      { stars: 4, text: 'Mengendap sedikit di dasar, tinggal dikocok.' },
      { stars: 3, text: 'Enak, tapi lebih encer dari sirup yang biasa saya beli.' },
    ],
  },
  {
    about: / cascara/,
    texts: [
      { stars: 5, text: 'Baru tahu kulit kopi seenak ini. Manis kismis tanpa gula.', photo: true },
      { stars: 5, text: 'Diseduh dingin semalam, dikasih jeruk nipis. Minuman buka puasa favorit.' },
      { stars: 4, text: 'Unik, seperti teh rosela tapi lebih lembut. Bersihkan ampasnya, agak besar-besar.' },
      { stars: 5, text: 'Saya yang berdebar kalau minum kopi, yang ini aman.' },
      { stars: 4, text: 'Warnanya cantik di gelas kaca. Takarannya harus berani.' },
      { stars: 3, text: 'Rasanya menarik, tetapi bukan untuk diminum setiap hari.' },
    ],
  },
  {
    about: / teh-(hitam|hijau)/,
    texts: [
      { stars: 5, text: 'Daunnya utuh, mekar di teko. Diseduh kedua kali pun masih wangi.', photo: true },
      { stars: 5, text: 'Tidak sepat walau lupa diangkat. Ibu mertua minta dibelikan lagi.' },
      { stars: 4, text: 'Harum dan jernih. Butuh saringan, karena daunnya lepas.' },
      { stars: 5, text: 'Sore-sore dengan pisang goreng, tidak perlu gula.' },
      { stars: 4, text: 'Isinya ringan tetapi awet, sesendok kecil cukup satu teko.' },
      {
        stars: 3,
        text: 'Enak, tetapi airnya jangan mendidih betul. Seduhan pertama saya pahit.',
        reply: 'Terima kasih sudah berbagi, Kak. Suhunya tertulis di sisi belakang, semoga seduhan berikutnya pas.',
      },
    ],
  },
  {
    about: /wedang/,
    texts: [
      { stars: 5, text: 'Jahenya terasa, tenggorokan langsung enak. Warnanya merah muda cantik.', photo: true },
      { stars: 5, text: 'Tidak ada gulanya, jadi bisa untuk bapak yang diabetes.' },
      { stars: 4, text: 'Hangat. Saya celup dua kantong supaya lebih nendang.' },
      { stars: 5, text: 'Teman begadang waktu hujan, ditambah sesendok madu.' },
      { stars: 5, text: 'Anak kos butuh ini: tinggal celup, tidak perlu memarut apa-apa.' },
      { stars: 4, text: 'Cengkihnya dominan buat saya, tapi tetap habis sekotak.' },
      { stars: 3, text: 'Enak, tetapi benang kantongnya gampang lepas.' },
    ],
  },
]
