import { choice, colours, only, variant, weighing } from '#demo/variants.ts'
import type { ProductInput } from '#shared/admin/catalog.ts'

/** More for the desk. */
export const gawaiOffice: readonly ProductInput[] = [
  {
    slug: 'webcam-2k-tutup-privasi',
    name: 'Webcam 2K dengan Tutup Privasi dan Dua Mikrofon',
    categorySlug: 'komputer',
    description: `Wajah tetap terang walau jendela ada di belakang Anda; koreksi cahayanya bekerja di dalam kamera, bukan di laptop. Tutup gesernya fisik, jadi tidak ada keraguan saat rapat selesai.

Colok dan langsung dikenali Windows, macOS, serta Linux. Kabelnya 1,8 meter dengan ujung USB-A.`,
    attributes: [
      ['Merek', 'Ketuk'],
      ['Resolusi', '2560 × 1440, 30 fps'],
      ['Sambungan', 'USB-A'],
      ['Kondisi', 'Baru'],
      ['Garansi', '12 bulan'],
      ['Negara asal', 'Tiongkok'],
    ],
    weightGrams: 210,
    digital: false,
    images: ['webcam', 'webcam-monitor'],
    options: [],
    variants: only(349_000, 34, 425_000),
    sold: 1_267,
  },
  {
    slug: 'hub-usb-c-7-in-1',
    name: 'Hub USB-C 7-in-1 dengan HDMI 4K dan Pembaca Kartu',
    categorySlug: 'komputer',
    description: `Mengembalikan lubang yang hilang dari laptop tipis: HDMI 4K 60 Hz, tiga USB-A, SD, microSD, dan USB-C untuk pengisian sampai 100 W. Badan aluminiumnya hangat saat dipakai, dan itu normal.

Pastikan lubang USB-C laptop Anda mendukung keluaran gambar. Cara mengeceknya kami tulis di kartu di dalam kotak.`,
    attributes: [
      ['Merek', 'Ketuk'],
      ['Sambungan', 'USB-C'],
      ['Bahan', 'Aluminium'],
      ['Kondisi', 'Baru'],
      ['Garansi', '18 bulan'],
      ['Negara asal', 'Tiongkok'],
    ],
    weightGrams: 130,
    digital: false,
    images: ['hub', 'hub-laptop'],
    options: [],
    variants: only(379_000, 51),
    sold: 1_893,
  },
  {
    slug: 'stand-laptop-aluminium',
    name: 'Stand Laptop Aluminium Lipat Enam Tinggi',
    categorySlug: 'komputer',
    description: `Mengangkat layar setinggi mata supaya leher tidak menunduk delapan jam. Enam takik ketinggian, karet di setiap titik sentuh, dan dilipat sebesar penggaris tebal.

Kuat untuk laptop 10 sampai 16 inci. Mengetik langsung di atasnya agak bergoyang; pasangkan dengan papan ketik terpisah.`,
    attributes: [
      ['Merek', 'Ketuk'],
      ['Bahan', 'Aluminium'],
      ['Beban', '8 kg'],
      ['Kondisi', 'Baru'],
      ['Garansi', '12 bulan'],
      ['Negara asal', 'Tiongkok'],
    ],
    weightGrams: 340,
    digital: false,
    images: ['stand-laptop', 'stand-laptop-pakai'],
    options: [colours({ Perak: '#c3cad6', Hitam: '#2a2f39' })],
    variants: [variant('Perak', 109_000, 88, 139_000), variant('Hitam', 109_000, 47, 139_000)],
    sold: 2_654,
  },
  {
    slug: 'tas-laptop-tahan-percik',
    name: 'Tas Laptop Selempang Tahan Percik',
    categorySlug: 'komputer',
    description: `Busa 12 mm di keenam sisi, ritsleting menghadap tubuh agar sulit dibuka orang di KRL. Saku depan muat pengisi, tetikus, dan buku tulis A5.

Kainnya menahan gerimis, bukan hujan deras; simpan jas hujan tas bila naik motor. Tali bahunya dapat dilepas.`,
    attributes: [
      ['Merek', 'Perisai'],
      ['Bahan', 'Poliester 600D'],
      ['Kondisi', 'Baru'],
      ['Garansi', '6 bulan untuk jahitan dan ritsleting'],
      ['Negara asal', 'Indonesia'],
    ],
    weightGrams: 620,
    digital: false,
    images: ['tas-laptop-hitam', 'tas-laptop-isi'],
    options: [colours({ Hitam: '#2a2f39', Titanium: '#b9ab98' }), choice('Ukuran', '13–14 inci', '15–16 inci')],
    variants: weighing({ '15–16 inci': 720 }, [
      variant('Hitam / 13–14 inci', 189_000, 40, null, 'tas-laptop-hitam'),
      variant('Hitam / 15–16 inci', 209_000, 32, null, 'tas-laptop-hitam'),
      variant('Titanium / 13–14 inci', 189_000, 15, null, 'tas-laptop-titanium'),
      variant('Titanium / 15–16 inci', 209_000, 0, null, 'tas-laptop-titanium'),
    ]),
    sold: 1_076,
  },
  {
    slug: 'monitor-portabel-15-6',
    name: 'Monitor Portabel 15,6 Inci Full HD',
    categorySlug: 'komputer',
    description: `Layar kedua setipis majalah untuk bekerja dari kedai atau kamar hotel. Gambar dan daya lewat satu kabel USB-C, atau HDMI mini ditambah pengisi.

Penutupnya berfungsi sebagai kaki, bisa tegak maupun mendatar. Kecerahan 300 nit nyaman di dalam ruangan; di bawah matahari tidak.`,
    attributes: [
      ['Merek', 'Nusa'],
      ['Layar', 'IPS 15,6 inci, 60 Hz'],
      ['Sambungan', 'USB-C, HDMI mini'],
      ['Kondisi', 'Baru'],
      ['Garansi', 'Resmi 24 bulan'],
      ['Negara asal', 'Tiongkok'],
    ],
    weightGrams: 1_350,
    digital: false,
    images: ['monitor-portabel', 'monitor-dua'],
    options: [],
    variants: only(1_899_000, 9, 2_199_000),
    sold: 304,
  },
  {
    slug: 'tetikus-tegak-ergonomis',
    name: 'Mouse Tegak Ergonomis Nirkabel',
    categorySlug: 'komputer',
    description: `Pegangan miring 57 derajat membuat pergelangan seperti sedang bersalaman. Dua hari pertama terasa aneh, sesudahnya banyak pelanggan tidak mau kembali.

Hanya untuk tangan kanan, ukuran sedang. Isi ulang lewat USB-C sekali setiap dua bulan.`,
    attributes: [
      ['Merek', 'Ketuk'],
      ['Sensor', '800–3.200 DPI'],
      ['Sambungan', 'Bluetooth, 2,4 GHz'],
      ['Kondisi', 'Baru'],
      ['Garansi', '12 bulan'],
      ['Postel', '97421/SDPPI/2026'],
      ['Negara asal', 'Tiongkok'],
    ],
    weightGrams: 160,
    digital: false,
    images: ['tetikus-tegak', 'tetikus-tegak-meja'],
    options: [],
    variants: only(229_000, 29),
    sold: 768,
  },
  {
    slug: 'alas-meja-kulit-sintetis',
    name: 'Alas Meja Kulit Sintetis Dua Sisi',
    categorySlug: 'komputer',
    description: `Melindungi meja dari goresan jam tangan dan cincin gelas, sekaligus jadi alas tetikus yang mulus. Dua sisi berbeda warna; balik kapan saja bosan.

Lap dengan kain lembap, jangan direndam. Ujungnya akan melengkung sehari setelah dibuka dari gulungan, lalu rata sendiri.`,
    attributes: [
      ['Merek', 'Ketuk'],
      ['Bahan', 'Kulit sintetis'],
      ['Tebal', '2 mm'],
      ['Kondisi', 'Baru'],
      ['Negara asal', 'Indonesia'],
    ],
    weightGrams: 560,
    digital: false,
    images: ['alas-meja-biru', 'alas-meja-cokelat'],
    options: [
      colours({ 'Biru & Abu': '#41608f', 'Cokelat & Krem': '#8a5a3a' }),
      choice('Ukuran', '60 × 30 cm', '80 × 40 cm', '120 × 60 cm'),
    ],
    variants: weighing({ '60 × 30 cm': 320, '120 × 60 cm': 1_150 }, [
      variant('Biru & Abu / 60 × 30 cm', 59_000, 74, null, 'alas-meja-biru'),
      variant('Biru & Abu / 80 × 40 cm', 89_000, 66, null, 'alas-meja-biru'),
      variant('Biru & Abu / 120 × 60 cm', 149_000, 18, null, 'alas-meja-biru'),
      variant('Cokelat & Krem / 60 × 30 cm', 59_000, 31, null, 'alas-meja-cokelat'),
      variant('Cokelat & Krem / 80 × 40 cm', 89_000, 5, null, 'alas-meja-cokelat'),
    ]),
    sold: 1_930,
  },
  {
    slug: 'papan-ketik-tipis-tablet',
    name: 'Papan Ketik Tipis Bluetooth untuk Tablet dan Ponsel',
    categorySlug: 'komputer',
    description: `Setipis enam milimeter, berpindah antara tiga perangkat dengan satu tombol. Saklar guntingnya pendek dan cukup senyap untuk perpustakaan.

Tata letak internasional dengan simbol rupiah di lapis kedua. Dengan pemakaian tiga jam sehari, baterainya bertahan kira-kira enam pekan.`,
    attributes: [
      ['Merek', 'Ketuk'],
      ['Jumlah tombol', '78'],
      ['Sambungan', 'Bluetooth 5.1'],
      ['Kondisi', 'Baru'],
      ['Garansi', '12 bulan'],
      ['Postel', '97428/SDPPI/2026'],
      ['Negara asal', 'Tiongkok'],
    ],
    weightGrams: 340,
    digital: false,
    images: ['papan-tipis', 'papan-tipis-tablet'],
    options: [],
    variants: only(199_000, 43, 249_000),
    sold: 652,
  },
  {
    slug: 'kabel-hdmi-2-1',
    name: 'Kabel HDMI 2.1 Tenun 48 Gbps',
    categorySlug: 'komputer',
    description: `Meneruskan 4K 120 Hz dari konsol atau 8K 60 Hz dari kartu grafis tanpa berkedip. Kepalanya paduan seng, berselubung tipis sehingga muat di televisi yang menempel dinding.

Di atas tiga meter kualitas sinyal mulai bergantung pada perangkat; karena itu kami tidak menjual yang lebih panjang.`,
    attributes: [
      ['Merek', 'Nusa'],
      ['Kecepatan', '48 Gbps'],
      ['Bahan', 'Nilon tenun'],
      ['Kondisi', 'Baru'],
      ['Garansi', '18 bulan'],
      ['Negara asal', 'Tiongkok'],
    ],
    weightGrams: 150,
    digital: false,
    images: ['kabel-hdmi', 'kabel-hdmi-dekat'],
    options: [choice('Panjang', '1 m', '2 m', '3 m')],
    variants: weighing({ '2 m': 210, '3 m': 280 }, [
      variant('1 m', 79_000, 67),
      variant('2 m', 99_000, 92),
      variant('3 m', 129_000, 21),
    ]),
    sold: 1_408,
  },
]
