import { heading, image, paragraphs, points, product, quote, steps } from '#shared/admin/blocks.ts'
import type { DemoArticle } from '#demo/types.ts'

const power = { slug: 'daya', name: 'Baterai & Daya' }
const choosing = { slug: 'memilih', name: 'Panduan Memilih' }

export const gawaiArticleCategories = [choosing, power]

export const gawaiArticles: readonly DemoArticle[] = [
  {
    slug: 'memilih-kapasitas-power-bank',
    title: 'Memilih Kapasitas Power Bank: Berapa mAh yang Benar-benar Perlu?',
    categorySlug: choosing.slug,
    image: 'bank-daya',
    summary: 'Mengapa 20.000 mAh tidak mengisi ponsel 5.000 mAh empat kali, dan batas 100 Wh di pesawat.',
    daysAgo: 2,
    body: [
      ...paragraphs(`
        Angka di kotak power bank selalu besar, tetapi ponsel tidak pernah terisi sebanyak yang dihitung di kepala. Bukan berarti penjualnya curang. Sel baterai bekerja pada sekitar 3,7 volt, sedangkan ponsel diisi pada 5 volt atau lebih, dan setiap pengubahan tegangan membuang sebagian daya sebagai panas.
        Patokan yang mendekati kenyataan: kalikan kapasitas di kotak dengan 0,63. Power bank 20.000 mAh memberi sekitar 12.600 mAh pada 5 volt. Di ponsel berbaterai 5.000 mAh, itu dua setengah kali isi dari nol, atau kira-kira tiga kali bila Anda mengisi dari sisa 15 persen.`),
      heading('Sesuaikan dengan hari Anda'),
      points(
        '5.000–10.000 mAh: pulang pergi kerja dan berjaga-jaga. Muat di saku.',
        '10.000–20.000 mAh: perjalanan seharian dengan peta dan kamera menyala.',
        '20.000 mAh ke atas: mudik, berkemah, atau mengisi dua ponsel dan earbud sekaligus.',
      ),
      image('bank-daya-isi', 'Layar angka lebih jujur daripada empat lampu kecil.'),
      heading('Watt lebih terasa daripada mAh'),
      ...paragraphs(`
        mAh menentukan berapa lama, watt menentukan seberapa cepat. Keluaran 18 W cukup untuk sebagian besar ponsel. Untuk tablet dan laptop ringan, cari USB-C 45 W atau lebih. Pastikan kabelnya sanggup: kabel tanpa cip penanda arus membatasi diri di 60 W.`),
      product('bank-daya-20000'),
      product('kabel-tenun-usb-c'),
      heading('Boleh dibawa ke pesawat?'),
      ...paragraphs(`
        Batas umumnya 100 Wh di bagasi kabin, dan tidak boleh masuk bagasi tercatat. Hitung Wh dengan mengalikan mAh dengan tegangan sel lalu membaginya seribu: 20.000 × 3,7 ÷ 1.000 = 74 Wh, jadi aman. Banyak maskapai melarang power bank dipakai selama penerbangan, maka isi penuh ponsel sebelum naik dan periksa aturan maskapai Anda.`),
      quote(
        'Kalau kapasitas Wh tidak tertulis di badannya, petugas bandara boleh menolaknya.',
        'Catatan tim Nusa Gawai',
      ),
      heading('Tanda harus diganti'),
      ...paragraphs(
        'Badannya menggembung, panas saat tidak dipakai, atau sisa dayanya turun sendiri dalam semalam: berhenti memakainya. Jangan ditusuk dan jangan dibuang ke tempat sampah biasa; bawa ke titik pengumpulan limbah elektronik terdekat.',
      ),
      ...paragraphs(
        'Jadi, jangan tergoda angka terbesar. Ukur dulu satu hari yang paling melelahkan bagi ponsel Anda, hitung dengan faktor 0,63, lalu lebihkan sedikit.',
      ),
    ],
  },
  {
    slug: 'merawat-baterai-ponsel',
    title: 'Merawat Baterai Ponsel: yang Terbukti dan yang Hanya Mitos',
    categorySlug: power.slug,
    image: 'ponsel-nusa-biru',
    summary: 'Panas adalah musuh utama. Sisanya kebiasaan kecil yang memperpanjang umur baterai satu sampai dua tahun.',
    daysAgo: 8,
    body: [
      ...paragraphs(`
        Baterai ponsel adalah barang habis pakai. Setelah sekitar 800 sampai 1.000 siklus penuh, kapasitasnya tersisa kira-kira 80 persen. Cara kita mengisi dan menyimpannya menentukan apakah titik itu datang dalam dua tahun atau empat.`),
      heading('Yang terbukti membantu'),
      steps(
        'Jauhkan dari panas. Jangan mengisi di bawah bantal, di dasbor mobil, atau sambil bermain gim berat.',
        'Usahakan berada di antara 20 dan 80 persen pada hari biasa. Isi penuh saat memang perlu.',
        'Nyalakan fitur pengisian adaptif bila diisi semalaman. Ponsel menahan di 80 persen sampai menjelang Anda bangun.',
        'Bila akan disimpan lama, tinggalkan pada 50 persen lalu matikan.',
      ),
      image('ponsel-nusa-kamera', 'Lepas pelindung tebal saat mengisi cepat bila badannya terasa panas.'),
      heading('Mitos yang masih beredar'),
      points(
        'Ponsel baru harus diisi delapan jam. Itu aturan baterai nikel; baterai litium tidak punya memori.',
        'Menutup semua aplikasi menghemat daya. Membukanya lagi justru memakai daya lebih banyak.',
        'Pengisi daya cepat merusak baterai. Ponsel sendiri yang menentukan daya yang diterima dan menurunkannya di atas 80 persen.',
        'Harus memakai pengisi dari dalam kotak. Yang penting standar keamanannya dan dayanya cukup.',
      ),
      heading('Pengisi daya yang aman'),
      ...paragraphs(`
        Cari tanda SNI, dukungan USB Power Delivery, dan garansi resmi. Pengisi murah tanpa pelindung bisa mengalirkan tegangan yang tidak stabil, dan itulah yang benar-benar merusak. Satu pengisi GaN 65 W cukup untuk ponsel, earbud, dan laptop, sehingga tidak perlu membawa tiga kepala.`),
      product('pengisi-daya-gan-65-w'),
      heading('Kapan baterai perlu diganti?'),
      ...paragraphs(`
        Buka Pengaturan lalu Baterai. Bila kesehatannya di bawah 80 persen dan Anda harus mengisi dua kali sehari, ganti baterai di pusat servis resmi. Biayanya jauh di bawah ponsel baru, dan ponsel terasa seperti baru lagi.
        Bila layar terangkat atau punggung ponsel menggembung, segera matikan dan jangan diisi lagi.`),
      product('ponsel-nusa-x3'),
      ...paragraphs(
        'Untuk perawatan mingguan, cukup dua hal: mulai ulang ponsel sekali, dan lihat aplikasi apa yang paling banyak memakai daya di latar belakang. Batasi yang tidak Anda perlukan. Langkah kecil ini sering menambah satu sampai dua jam pemakaian tanpa biaya apa pun.',
      ),
    ],
  },
  {
    slug: 'memilih-earbud-atau-headphone',
    title: 'Earbud atau Headphone? Pilih Menurut Tempat, Bukan Harga',
    categorySlug: choosing.slug,
    image: 'earbud-awan-putih',
    summary: 'Di KRL, di kantor, dan di rumah butuh alat dengar yang berbeda. Ini cara memilihnya.',
    daysAgo: 20,
    body: [
      ...paragraphs(`
        Pertanyaan yang paling sering kami terima: lebih bagus mana, earbud atau headphone? Jawabannya bergantung pada tempat Anda paling sering mendengarkan. Suara terbaik tidak ada gunanya kalau alatnya tertinggal di rumah karena merepotkan.`),
      heading('Di jalan: earbud'),
      ...paragraphs(
        'Earbud menang di kereta, ojek yang sedang menunggu, dan trotoar. Kecil, tidak gerah di udara 33 derajat, dan tetap rapi dipakai dengan jilbab atau helm yang belum terpasang. Peredam bising aktif paling efektif untuk dengung rendah seperti mesin kereta dan pendingin udara, bukan untuk suara orang bicara.',
      ),
      product('earbud-awan-pro'),
      heading('Di meja: headphone'),
      ...paragraphs(
        'Untuk rapat daring tiga jam, bantalan yang mengelilingi telinga jauh lebih nyaman daripada karet di dalamnya. Baterainya bertahan puluhan jam, dan saat habis masih bisa dipakai dengan kabel. Fitur dua sambungan sekaligus berguna bila laptop dan ponsel bergantian berbunyi.',
      ),
      image('headphone-sunyi-meja', 'Headphone di meja kerja: nyaman untuk rapat panjang.'),
      product('headphone-sunyi'),
      heading('Empat hal yang diperiksa sebelum membeli'),
      steps(
        'Ukuran karet. Coba semua ukuran yang ada di kotak; segel yang rapat menambah bas dan meredam bising tanpa baterai.',
        'Mikrofon. Dengarkan contoh rekaman di tempat ramai, bukan di studio.',
        'Daya tahan tanpa kotak. Angka 30 jam biasanya sudah termasuk isi ulang dari kotaknya.',
        'Nomor Postel di spesifikasi. Perangkat radio yang dijual di Indonesia harus bersertifikat.',
      ),
      heading('Menjaga telinga'),
      ...paragraphs(`
        Pakai aturan 60/60: paling keras 60 persen, paling lama 60 menit, lalu beri jeda. Kalau orang di samping Anda mendengar lagunya, itu terlalu keras. Bersihkan jaring earbud seminggu sekali dengan kain kering, dan jangan menyimpannya basah di dalam kotak.
        Untuk berkumpul di rumah, pengeras suara kecil lebih ramah daripada berbagi earbud.`),
      product('speaker-gema-mini'),
      ...paragraphs(
        'Kalau anggaran hanya cukup untuk satu, pilih yang menemani jam terbanyak Anda dalam seminggu. Dengarkan lagu yang sudah Anda hafal saat mencobanya, karena telinga lebih mudah menemukan kekurangan pada lagu yang dikenal. Periksa juga syarat garansinya: karet telinga dan bantalan biasanya dianggap habis pakai, sedangkan baterai dan sambungan termasuk yang ditanggung selama masa garansi.',
      ),
    ],
  },
  {
    slug: 'memahami-kabel-usb-c',
    title: 'Semua USB-C Terlihat Sama, Padahal Tidak: Membaca Kabel dan Pengisi',
    categorySlug: power.slug,
    image: 'kabel-tenun-hitam',
    summary: 'Watt, kecepatan data, dan cip penanda arus dalam bahasa sehari-hari.',
    daysAgo: 33,
    body: [
      ...paragraphs(`
        Colokannya sama, bentuknya sama, tetapi laptop mengisi lambat atau hard disk tidak terbaca. Penyebabnya hampir selalu kabel. USB-C hanya menjelaskan bentuk lubangnya; kemampuan kabel ditentukan oleh kawat dan cip di dalamnya.`),
      heading('Daya: 60 W, 100 W, 240 W'),
      ...paragraphs(
        'Kabel USB-C ke USB-C paling sederhana membawa 60 W. Untuk daya di atas itu, kabel harus memiliki cip kecil yang memberi tahu pengisi bahwa ia sanggup. Tanpa cip, pengisi 100 W pun menahan diri di 60 W. Jadi bila laptop mengeluh pengisian lambat, periksa kabel sebelum membeli pengisi baru.',
      ),
      image('kabel-tenun-dekat', 'Anyaman nilon melindungi bagian yang paling sering patah: leher colokan.'),
      product('kabel-tenun-usb-c'),
      heading('Data: jangan tertukar'),
      points(
        '480 Mbps: cukup untuk mengisi, menyalin foto, dan menyambungkan ponsel ke mobil.',
        '10 Gbps ke atas: untuk SSD luar dan menyalin video panjang.',
        'Keluaran gambar ke monitor butuh kabel yang menyebutkannya. Kabel pengisi biasa tidak bisa.',
      ),
      heading('Membaca pengisi daya'),
      ...paragraphs(`
        Angka total di kotak berlaku saat satu lubang terpakai. Pengisi 65 W dengan tiga lubang membagi dayanya, misalnya 45 W untuk laptop dan 20 W untuk ponsel. Pembagian itu biasanya tercetak kecil di badannya; bacalah sebelum menyalahkan kabel.
        GaN bukan merek, melainkan bahan pengganti silikon yang membuang lebih sedikit panas. Hasilnya pengisi yang lebih kecil untuk daya yang sama.`),
      product('pengisi-daya-gan-65-w'),
      heading('Supaya kabel berumur panjang'),
      steps(
        'Cabut dengan memegang colokannya, bukan menarik kabelnya.',
        'Gulung longgar sebesar telapak tangan dan ikat dengan tali perekat.',
        'Bersihkan lubang ponsel dari serat saku dengan tusuk gigi kayu saat ponsel mati.',
        'Ganti bila ada bagian yang panas atau anyamannya terbuka.',
      ),
      ...paragraphs(
        'Satu kabel 100 W yang baik di tas dapat menggantikan tiga kabel lama: untuk laptop, ponsel, dan power bank.',
      ),
      ...paragraphs(
        'Bila kabel lama di laci tidak bertanda apa pun, uji dengan cara sederhana: isi laptop dari pengisi yang sama memakai dua kabel berbeda dan bandingkan keterangan di layar. Kabel yang memunculkan peringatan pengisian lambat tetap berguna untuk lampu meja atau earbud. Beri label kecil supaya tidak tertukar lagi.',
      ),
    ],
  },
]
