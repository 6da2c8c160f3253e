import type { ReviewPool } from '#demo/types.ts'

/** What shoppers say of bags, small things, the house and gifts. */
export const batikHouseReviews: readonly ReviewPool[] = [
  {
    about: /(tas-(jinjing|selempang)|ransel)-/,
    texts: [
      {
        stars: 5,
        text: 'Kulitnya tebal dan wangi kulit asli, jahitannya tidak ada yang miring. Batiknya jadi pusat perhatian.',
        photo: true,
      },
      { stars: 5, text: 'Dipakai kerja setiap hari sejak tiga bulan lalu, bentuknya tidak berubah.' },
      { stars: 4, text: 'Muat banyak dan sakunya pas. Agak berat waktu kosong, wajar karena ada kulitnya.' },
      { stars: 5, text: 'Kehujanan sebentar dari halte, cukup dilap, tidak ada bekasnya.' },
      { stars: 5, text: 'Kado ulang tahun istri. Katanya lebih suka ini daripada tas bermerek.', photo: true },
      {
        stars: 3,
        text: 'Tasnya bagus, tetapi satu ujung benang di pegangan lepas setelah sebulan.',
        reply: 'Mohon maaf, Kak. Jahitan bergaransi enam bulan, silakan kirim kepada kami dan ongkirnya kami ganti.',
      },
      { stars: 4, text: 'Warna batiknya lebih kalem dari foto. Cocok untuk dipakai ke kantor.' },
    ],
  },
  {
    about: /tas-belanja/,
    texts: [
      { stars: 5, text: 'Dibawa ke pasar isi beras lima kilo plus sayur, pegangannya tidak bergeser.', photo: true },
      { stars: 5, text: 'Selalu ada di jok motor. Kasir swalayan sampai tanya belinya di mana.' },
      { stars: 4, text: 'Melipatnya perlu belajar sekali dua kali. Setelah itu enak.' },
      { stars: 5, text: 'Beli dua puluh untuk suvenir arisan, motifnya dicampur, semua rebutan.' },
      { stars: 5, text: 'Kena kuah soto, dicuci tangan langsung bersih.' },
      { stars: 4, text: 'Harga segini dapat batik betulan. Kain bawahnya polos, tidak masalah.' },
      { stars: 3, text: 'Bagus, saya kira lebih besar. Untuk belanja bulanan kurang muat.' },
    ],
  },
  {
    about: /^dompet-pouch /,
    texts: [
      {
        stars: 5,
        text: 'Kecil tapi jahitannya serius, bagian dalamnya pun rapi. Dibuat suvenir kantor, semua suka.',
        photo: true,
      },
      { stars: 5, text: 'Motifnya dapat yang cantik. Sudah dipakai sebulan setiap hari, masih seperti baru.' },
      { stars: 5, text: 'Beli sepuluh untuk oleh-oleh teman di luar negeri, ringan dan khas sekali.', photo: true },
      { stars: 4, text: 'Sesuai gambar. Akan lebih bagus kalau ada kotaknya untuk kado.' },
      { stars: 5, text: 'Ritsletingnya lancar dan kelihatannya awet. Harga segini sepadan.' },
      {
        stars: 3,
        text: 'Barangnya bagus, ukurannya lebih kecil dari bayangan saya. Perhatikan keterangan ukurannya ya.',
      },
      { stars: 5, text: 'Lapisan dalamnya gampang dilap, noda bedak hilang.' },
    ],
  },
  {
    about: /scrunchie/,
    texts: [
      { stars: 5, text: 'Tidak menarik rambut, karetnya awet. Motif acaknya malah bikin penasaran.', photo: true },
      { stars: 5, text: 'Perca batiknya dipilih, tidak asal tempel. Saya suka ide memakai sisa kain begini.' },
      { stars: 4, text: 'Lucu. Motif acak jadi agak deg-degan, untung dapat warna yang cocok.' },
      { stars: 5, text: 'Rambut saya tebal dan keriting, dua putaran sudah kuat.' },
      { stars: 5, text: 'Pesan lima puluh untuk hadiah murid, tidak ada dua yang sama.' },
      { stars: 4, text: 'Murah meriah. Karetnya agak longgar untuk rambut tipis seperti punya saya.' },
      {
        stars: 3,
        text: 'Dapat tiga warna cokelat semua. Mungkin nasib.',
        reply: 'Terima kasih, Kak. Lain kali tulis di catatan, warna cerah kami dahulukan bila ada.',
      },
    ],
  },
  {
    about: /masker/,
    texts: [
      { stars: 5, text: 'Tali telinganya lembut, dipakai ojek dari pagi tidak sakit.' },
      { stars: 5, text: 'Lapis tengahnya bisa diganti sendiri, jadi tidak cepat dibuang.', photo: true },
      { stars: 4, text: 'Napas tetap lega. Kacamata saya agak berembun kalau kurang rapat.' },
      { stars: 5, text: 'Untuk karyawan toko, serasi dengan seragam batik kami.' },
      { stars: 5, text: 'Sudah dicuci belasan kali, bentuknya tidak melar.' },
      { stars: 4, text: 'Jahitannya rapi, pengatur talinya kecil tapi berguna.' },
      { stars: 3, text: 'Yang ukuran anak agak besar untuk anak TK. Untuk SD pas.' },
    ],
  },
  {
    about: /dasi/,
    texts: [
      { stars: 5, text: 'Simpulnya jadi segitiga rapi dari ikatan pertama. Dipakai sidang tesis.', photo: true },
      { stars: 5, text: 'Kado untuk atasan yang mau pindah tugas, kelihatan berkelas.' },
      { stars: 4, text: 'Sutranya halus. Motifnya sedikit lebih gelap dari foto.' },
      { stars: 5, text: 'Panjangnya pas untuk tinggi 175, ujungnya jatuh di gesper.' },
      { stars: 4, text: 'Bagus, tetapi jangan disetrika langsung. Saya belajar dari pengalaman.' },
    ],
  },
  {
    about: /blangkon/,
    texts: [
      {
        stars: 5,
        text: 'Wirunya rapat dan tidak ada lem yang menetes. Pas di kepala, dipakai lima jam tidak pusing.',
        photo: true,
      },
      { stars: 5, text: 'Untuk pengantin kakak saya, keluarga Solo bilang bentuknya sudah benar.' },
      { stars: 4, text: 'Bagus. Ukur dulu kepalanya, saya hampir salah karena rambut tebal.' },
      { stars: 5, text: 'Anak saya pakai untuk karawitan sekolah, ringan katanya.' },
      {
        stars: 3,
        text: 'Sempat agak sempit, tapi bisa ditukar.',
        reply: 'Terima kasih sudah menukarkan, Pak. Semoga yang sekarang nyaman dipakai.',
      },
      { stars: 5, text: 'Motifnya halus sampai ke bagian mondolan.' },
    ],
  },
  {
    about: /kipas/,
    texts: [
      { stars: 5, text: 'Anginnya terasa, bambunya licin tidak menyerpih. Selalu di tas saya.', photo: true },
      { stars: 5, text: 'Suvenir untuk tamu seminar, habis diminta panitia juga.' },
      { stars: 4, text: 'Cantik. Lipatannya agak seret di awal, lama-lama lancar.' },
      { stars: 5, text: 'Kantong kainnya manis, jadi tidak tergores kunci.' },
      { stars: 4, text: 'Motif acak dan dapat warna cerah. Ringan dibawa ke acara terbuka.' },
      { stars: 3, text: 'Salah satu bilahnya sedikit renggang, masih bisa dipakai.' },
    ],
  },
  {
    about: /sarung-bantal/,
    texts: [
      { stars: 5, text: 'Warnanya serasi dengan ruang tamu saya. Bahannya tebal, tidak mudah kusut.', photo: true },
      { stars: 5, text: 'Ritsletingnya tersembunyi betul, tidak menggores kulit sofa.' },
      { stars: 4, text: 'Ukurannya pas untuk bantal 40. Isinya memang tidak ikut, baca keterangan ya.' },
      { stars: 5, text: 'Tamu mengira saya beli di galeri. Padahal harganya bersahabat.' },
      { stars: 4, text: 'Sudah dicuci mesin dua kali, warnanya bertahan.' },
      { stars: 3, text: 'Motif kedua sarungnya sedikit beda posisi. Dari dekat baru terlihat.' },
    ],
  },
  {
    about: /taplak|runner-meja/,
    texts: [
      { stars: 5, text: 'Meja makan lama jadi seperti baru. Tepinya rapi dan tidak melintir.', photo: true },
      { stars: 5, text: 'Ketumpahan teh waktu arisan, dilap tidak sempat berbekas.' },
      { stars: 4, text: 'Warnanya cantik. Lipatan dari pengiriman perlu disetrika dulu.' },
      { stars: 5, text: 'Kado pindah rumah untuk adik, langsung dipasang hari itu.' },
      { stars: 4, text: 'Ukurannya sesuai keterangan. Motifnya lebih besar dari dugaan saya.' },
      {
        stars: 3,
        text: 'Bagus, hanya satu sudut jahitannya kurang lurus.',
        reply: 'Mohon maaf, Bu. Silakan kirim fotonya, kami tukar tanpa biaya.',
      },
      { stars: 5, text: 'Dipasang di ruang tunggu klinik kami, pasien suka memotretnya.' },
    ],
  },
  {
    about: /tatakan-gelas/,
    texts: [
      { stars: 5, text: 'Enam motif berbeda, jadi tamu tidak tertukar gelasnya.', photo: true },
      { stars: 5, text: 'Embun es teh benar-benar terserap, meja jati saya aman.' },
      { stars: 4, text: 'Manis sekali. Setelah dicuci perlu ditekan supaya rata lagi.' },
      { stars: 5, text: 'Sudah diikat pita, tinggal diberikan. Dibeli lima set untuk pindahan rumah tetangga.' },
      { stars: 4, text: 'Dakronnya tebal, gelas tinggi agak miring kalau tidak di tengah.' },
      { stars: 3, text: 'Bagus, tapi dua motifnya mirip.' },
    ],
  },
  {
    about: /gorden/,
    texts: [
      { stars: 5, text: 'Silau pagi hilang tetapi kamar tidak gelap. Jatuhnya lurus.', photo: true },
      { stars: 5, text: 'Ring-nya kuat dan licin digeser, tidak berderit.' },
      { stars: 4, text: 'Perlu dua lembar untuk jendela satu meter, memang ada di keterangan.' },
      { stars: 5, text: 'Kamar kos jadi terasa rumah. Motifnya tidak ramai.' },
      { stars: 4, text: 'Bahannya berat, pastikan relnya kokoh.' },
    ],
  },
  {
    about: /celemek/,
    texts: [
      { stars: 5, text: 'Sakunya besar, ponsel resep aman dari cipratan. Tali lehernya bisa diatur.', photo: true },
      { stars: 5, text: 'Seragam dapur katering kami sekarang. Kelihatan rapi saat difoto pelanggan.' },
      { stars: 4, text: 'Nyaman. Noda kunyit memang susah hilang, untung bagian bawahnya gelap.' },
      { stars: 5, text: 'Ibu saya 152 cm, pas setelah kancingnya dipendekkan.' },
      { stars: 4, text: 'Kanvasnya tebal, agak kaku di minggu pertama.' },
    ],
  },
  {
    about: /hampers-batik|suvenir-pernikahan/,
    texts: [
      { stars: 5, text: 'Dibuka di depan keluarga besar, semua bilang cantik. Kerjanya rapi.', photo: true },
      { stars: 5, text: 'Penjual sabar menerima perubahan tulisan sampai tiga kali.' },
      { stars: 4, text: 'Isinya sesuai. Pesanlah jauh hari, pengerjaannya memang tidak sebentar.' },
      { stars: 5, text: 'Mertua menyimpan wadahnya juga, sayang dibuang katanya.' },
      { stars: 5, text: 'Bahan batiknya tidak murahan walau jumlahnya banyak.', photo: true },
      {
        stars: 3,
        text: 'Bagus, tetapi warnanya berbeda dari yang saya minta di catatan.',
        reply: 'Mohon maaf, Kak. Stok warna itu habis saat itu; lain kali kami tanyakan dulu sebelum mengganti.',
      },
    ],
  },
  {
    about: /buku-catatan/,
    texts: [
      { stars: 5, text: 'Kertasnya tebal, pulpen gel tidak tembus. Bisa dibuka rata di meja.', photo: true },
      { stars: 5, text: 'Sampulnya kain betulan, makin lama makin enak dipegang.' },
      { stars: 4, text: 'Titiknya agak tua untuk selera saya, tetapi membantu saat menggambar tabel.' },
      { stars: 5, text: 'Hadiah untuk pembicara seminar, selalu jadi bahan obrolan.' },
      { stars: 4, text: 'Jilid jahitnya kuat. Semoga ada ukuran saku.' },
      { stars: 3, text: 'Sudut sampulnya sedikit terkelupas setelah dua bulan di tas.' },
    ],
  },
  {
    about: /perlengkapan-membatik/,
    texts: [
      { stars: 5, text: 'Liburan sekolah anak-anak jadi ada kegiatan. Hasilnya kami bingkai.', photo: true },
      { stars: 5, text: 'Panduannya runtut, saya yang belum pernah pegang canting bisa jadi.' },
      { stars: 4, text: 'Lengkap. Kompor kecilnya siapkan sendiri, dan alasi meja dengan koran.' },
      { stars: 5, text: 'Canting isennya halus, tidak mudah tersumbat kalau malamnya panas.' },
      { stars: 4, text: 'Malamnya cukup untuk dua kain kecil. Pewarnanya bertahan setelah dicuci.' },
      { stars: 3, text: 'Seru, tetapi untuk anak di bawah sepuluh tahun harus didampingi terus.' },
    ],
  },
]
