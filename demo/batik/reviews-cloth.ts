import type { ReviewPool } from '#demo/types.ts'

/** What shoppers say of cloths, shawls, sarongs and what children wear. */
export const batikClothReviews: readonly ReviewPool[] = [
  {
    about: /^anak-(laki|perempuan) /,
    texts: [
      {
        stars: 5,
        text: 'Anak saya yang biasanya rewel pakai batik malah tidak mau lepas. Bahannya memang lembut.',
        photo: true,
      },
      { stars: 5, text: 'Tidak ada yang menjepit, gerak bebas waktu pentas di sekolah.' },
      {
        stars: 4,
        text: 'Lucu sekali dipakai kondangan. Beli satu ukuran lebih besar supaya bisa dipakai sampai tahun depan.',
      },
      { stars: 5, text: 'Dicuci bersama baju lain tidak melunturi. Jahitan dalamnya tidak kasar di kulit.' },
      { stars: 5, text: 'Serasi dengan baju neneknya di hari raya, fotonya bagus semua.', photo: true },
      { stars: 3, text: 'Ukurannya agak besar untuk umurnya. Semoga ada ukuran di antaranya.' },
      { stars: 4, text: 'Motifnya tidak norak, kainnya tidak panas. Setrikanya cepat.' },
    ],
  },
  {
    about: /sarung-anak/,
    texts: [
      {
        stars: 5,
        text: 'Anak empat tahun bisa pakai sendiri. Tarawih tidak lagi berhenti untuk membetulkan sarung.',
        photo: true,
      },
      { stars: 5, text: 'Karetnya lembut, tidak meninggalkan bekas di perut.' },
      { stars: 4, text: 'Panjangnya pas semata kaki. Tahun depan mungkin sudah kependekan.' },
      { stars: 5, text: 'Dibagikan ke murid TPA kami dua puluh potong, semua senang.' },
      { stars: 5, text: 'Dipakai lari-lari di halaman masjid tidak melorot. Ampuh.' },
      { stars: 3, text: 'Kainnya agak tipis, tapi untuk anak yang gampang gerah justru cocok.' },
    ],
  },
  {
    about: /kain-(cap|tulis)/,
    texts: [
      {
        stars: 5,
        text: 'Coraknya detail, kelihatan sekali dikerjakan dengan tangan. Bagian belakang kain juga tembus rata.',
        photo: true,
      },
      { stars: 4, text: 'Kainnya bagus dan jatuh. Lipatannya agak membekas, tapi hilang setelah disetrika uap.' },
      { stars: 5, text: 'Untuk hantaran, sampai dalam keadaan licin. Mertua senang.' },
      {
        stars: 5,
        text: 'Bau malamnya masih samar tercium, tanda batik asli. Diangin-anginkan semalam langsung hilang.',
      },
      { stars: 4, text: 'Ukurannya sesuai keterangan, saya ukur sendiri. Warnanya dalam.' },
      {
        stars: 3,
        text: 'Bagus, tapi ada sedikit beda rona antara ujung kiri dan kanan.',
        reply:
          'Terima kasih fotonya. Beda rona wajar pada celup tangan, tetapi bila mengganggu silakan ajukan penukaran.',
      },
      { stars: 5, text: 'Penjahit saya bilang kain begini enak dipotong, arahnya lurus.', photo: true },
    ],
  },
  {
    about: /jarik-wiru/,
    texts: [
      {
        stars: 5,
        text: 'Pagi-pagi akad tidak panik lagi, tinggal lilit dan kencangkan. Wirunya tidak bubar sampai sore.',
        photo: true,
      },
      { stars: 5, text: 'Lipatannya tajam dan sama lebar. Perias saya memuji.' },
      { stars: 4, text: 'Sangat membantu. Satu jepitannya lepas di jalan, tapi bekas setrikanya masih jelas.' },
      { stars: 5, text: 'Untuk mitoni kakak, dipakai dua kali masih rapi karena disimpan digulung.' },
      { stars: 4, text: 'Panjangnya cukup untuk pinggang saya yang 90. Kainnya agak kaku di awal.' },
    ],
  },
  {
    about: /meteran/,
    texts: [
      { stars: 5, text: 'Pesan delapan meter datang utuh satu potongan, lebarnya saya ukur memang 115.', photo: true },
      { stars: 5, text: 'Untuk seragam ibu-ibu PKK. Harganya masuk dan tidak luntur di baskom.' },
      { stars: 4, text: 'Bahannya mudah dijahit, tidak lari. Susut kira-kira dua senti setelah direndam.' },
      { stars: 5, text: 'Dilebihkan beberapa senti dari penjualnya. Terima kasih.' },
      {
        stars: 5,
        text: 'Saya penjahit rumahan, sudah langganan kain di sini. Pinggirannya lurus, motifnya tidak miring.',
      },
      {
        stars: 3,
        text: 'Pesanan kedua warnanya beda tipis dari yang pertama. Kalau untuk seragam, beli sekalian saja.',
        reply:
          'Betul sekali, Kak. Beda celupan bisa beda rona; tulis di catatan agar kami potongkan dari satu gulungan.',
      },
      { stars: 4, text: 'Cocok buat latihan menjahit, tidak sayang kalau salah gunting.' },
    ],
  },
  {
    about: / selendang-/,
    texts: [
      {
        stars: 5,
        text: 'Ringan di bahu dan tidak melorot. Dipakai menemani kebaya polos saja sudah cukup.',
        photo: true,
      },
      { stars: 5, text: 'Kado pensiun untuk guru saya, beliau sampai berkaca-kaca.' },
      { stars: 4, text: 'Warnanya hidup. Ujungnya perlu dirapikan sedikit dengan setrika.' },
      { stars: 5, text: 'Panjangnya pas untuk menari, ketika dikibaskan jatuhnya bagus.' },
      { stars: 4, text: 'Sesuai gambar. Lipatannya sempat membekas beberapa hari.' },
      { stars: 5, text: 'Motifnya jelas di kedua sisi, jadi tidak perlu khawatir terbalik.' },
    ],
  },
  {
    about: /pasmina/,
    texts: [
      { stars: 5, text: 'Tegak di dahi tanpa ciput, tahan dari pagi sampai pulang kerja.', photo: true },
      { stars: 5, text: 'Tidak licin, cukup satu jarum. Motifnya kelihatan waktu dilipat dua.' },
      { stars: 4, text: 'Adem dan gampang dibentuk. Kalau kena angin kencang agak kaku.' },
      { stars: 5, text: 'Beli untuk seragam pengajian, semua ibu suka.' },
      { stars: 3, text: 'Warnanya lebih muda daripada foto, tapi bahannya bagus.' },
    ],
  },
  {
    about: /sarung-(cap|tulis)/,
    texts: [
      { stars: 5, text: 'Coraknya jatuh pas di depan, pinggirnya rapi.', photo: true },
      { stars: 5, text: 'Bapak saya pilih-pilih soal sarung, yang ini dipakai terus setiap Jumat.' },
      { stars: 4, text: 'Kainnya agak kaku di awal, setelah tiga kali cuci jadi lemas.' },
      { stars: 5, text: 'Untuk bingkisan Lebaran kolega, dapat banyak ucapan terima kasih.' },
      { stars: 5, text: 'Lebar dan panjang, saya 178 cm tetap menutup mata kaki.' },
      { stars: 4, text: 'Warnanya tenang. Pisahkan di cucian pertama, air rendamannya sedikit berwarna.' },
      { stars: 3, text: 'Motifnya bagus, tapi menurut saya kainnya lebih tipis dari sarung palekat.' },
    ],
  },
  {
    about: /sarung-pantai/,
    texts: [
      { stars: 5, text: 'Dilipat kecil masuk tas pinggang. Dari Gili sampai Karimunjawa ikut terus.', photo: true },
      { stars: 5, text: 'Kering cepat sekali, pasirnya tinggal dikibas.' },
      { stars: 4, text: 'Warnanya cerah. Agak tipis, jadi jangan dipakai sendirian tanpa celana.' },
      { stars: 5, text: 'Akhirnya jadi alas bayi dan penutup stroller. Serbaguna betul.' },
      { stars: 5, text: 'Oleh-oleh favorit teman kantor dari luar negeri.' },
      { stars: 4, text: 'Tidak luntur kena air laut. Tepinya rapi.' },
      { stars: 3, text: 'Bagus, tapi licin untuk diikat di pinggang. Harus belajar simpulnya dulu.' },
    ],
  },
]
