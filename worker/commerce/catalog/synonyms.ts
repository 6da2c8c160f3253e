/** The words of one trade. */
interface Trade {
  /** Names of one thing: each finds the others. */
  same: readonly string[][]
  /** A wider or looser word finds these, but they do not find it. */
  means: Readonly<Record<string, readonly string[]>>
}

const people: Trade = {
  same: [
    ['pria', 'cowok', 'cowo', 'laki laki', 'lelaki', 'bapak'],
    ['wanita', 'cewek', 'cewe', 'perempuan', 'ibu'],
    ['anak', 'bocah', 'kids'],
    ['kado', 'hadiah', 'bingkisan'],
    ['g', 'gr', 'gram'],
    ['kg', 'kilo', 'kilogram'],
    ['hitam', 'black'],
    ['putih', 'white'],
    ['merah muda', 'merah jambu', 'pink'],
    ['merah', 'red'],
    ['kuning', 'yellow'],
    ['ungu', 'purple', 'lilac', 'lavender', 'violet'],
    ['biru', 'blue'],
    ['biru dongker', 'dongker', 'navy', 'biru navy', 'biru tua'],
    ['biru langit', 'biru muda', 'biru laut', 'sky blue', 'baby blue'],
    ['toska', 'tosca', 'turquoise', 'hijau toska', 'hijau tosca'],
    ['hijau', 'green'],
    ['hijau botol', 'hijau tua', 'emerald'],
    ['cokelat', 'coklat', 'brown'],
    ['oranye', 'jingga', 'orange'],
    ['marun', 'maroon', 'merah marun', 'merah hati', 'burgundy'],
    ['terakota', 'terracotta', 'merah bata'],
    ['gading', 'ivory', 'broken white', 'putih gading', 'putih tulang', 'off white'],
    ['krem', 'cream', 'beige'],
    ['abu', 'abu abu', 'grey', 'gray'],
    ['perak', 'silver'],
    ['emas', 'kencana', 'gold'],
    ['bening', 'transparan', 'clear'],
  ],
  means: {
    merah: ['marun'],
    biru: ['indigo', 'navy', 'dongker'],
    navy: ['indigo'],
    hijau: ['toska', 'zaitun', 'sage', 'army'],
    kuning: ['kunyit', 'mustard'],
    putih: ['gading'],
    cokelat: ['sogan'],
    army: ['hijau'],
    krem: ['gading'],
  },
}

const clothes: Trade = {
  same: [
    ['kaos', 'kaus', 't shirt', 'tshirt', 'baju kaos'],
    ['kemeja', 'hem', 'shirt', 'baju kemeja'],
    ['blus', 'blouse', 'blus wanita'],
    ['gamis', 'abaya', 'baju muslim', 'dress muslim'],
    ['outer', 'cardigan', 'kardigan'],
    ['setelan', 'stelan', 'one set', 'setelan baju'],
    ['celana', 'pants'],
    ['selendang', 'syal', 'pasmina', 'shawl', 'scarf'],
    ['tas jinjing', 'tote bag', 'totebag', 'tas tote', 'handbag'],
    ['kosmetik', 'makeup', 'make up', 'skincare'],
    ['daster', 'baju tidur', 'piyama', 'piama', 'home dress'],
    ['rok', 'skirt'],
    ['kulot', 'celana kulot', 'culottes'],
    ['tunik', 'tunic'],
    ['peci', 'kopiah', 'songkok'],
    ['dasi', 'tie', 'necktie'],
    ['kipas', 'kipas tangan', 'fan tangan'],
    ['masker', 'mask'],
    ['tatakan gelas', 'alas gelas', 'coaster'],
    ['pouch', 'tas kecil', 'clutch', 'tempat kosmetik'],
    ['ukuran bebas', 'all size', 'allsize', 'one size', 'free size'],
    ['meteran', 'per meter', 'kain roll'],
    ['busui', 'menyusui', 'ibu menyusui'],
    ['jumbo', 'big size', 'bigsize', 'ukuran besar', 'plus size'],
    ['dompet', 'wallet'],
    ['ikat rambut', 'kuncir', 'kunciran', 'scrunchie', 'karet rambut'],
    ['sarung bantal', 'bantal sofa', 'cushion cover'],
    ['koko', 'baju koko', 'baju taqwa', 'baju takwa'],
    ['sarimbit', 'couple', 'baju couple', 'baju keluarga', 'seragam keluarga'],
    ['jarik', 'jarit'],
    ['tas selempang', 'sling bag', 'slingbag', 'selempang'],
    ['ransel', 'backpack', 'tas punggung'],
    ['gorden', 'korden', 'tirai', 'curtain'],
    ['taplak', 'taplak meja', 'tablecloth'],
    ['celemek', 'apron'],
    ['hampers', 'parsel', 'parcel', 'gift box'],
    ['suvenir', 'souvenir', 'oleh oleh', 'cendera mata', 'cinderamata'],
    ['buku catatan', 'notebook', 'jurnal', 'agenda'],
    ['sutra', 'sutera', 'silk'],
    ['katun', 'cotton'],
    ['mega mendung', 'megamendung'],
    ['lengan panjang', 'long sleeve'],
    ['lengan pendek', 'short sleeve'],
  ],
  means: {
    baju: ['kemeja', 'blus', 'gamis', 'outer', 'setelan', 'kaos'],
    pakaian: ['kemeja', 'blus', 'gamis', 'outer', 'setelan', 'kaos'],
    busana: ['kemeja', 'blus', 'gamis', 'outer', 'setelan', 'kaos'],
    atasan: ['kemeja', 'blus', 'outer', 'kaos'],
    dress: ['gamis'],
    hijab: ['selendang', 'pasmina', 'kerudung'],
    kerudung: ['selendang', 'pasmina', 'hijab'],
    tas: ['tas', 'tote bag'],
    'tempat makeup': ['pouch kosmetik'],
    kondangan: ['kemeja', 'gamis', 'kebaya'],
  },
}

const coffee: Trade = {
  same: [
    ['kopi', 'coffee', 'kopinya'],
    ['arabika', 'arabica'],
    ['robusta', 'robust'],
    ['biji kopi', 'coffee beans', 'beans'],
    ['kopi bubuk', 'bubuk kopi', 'kopi tubruk'],
    ['kopi susu', 'kopsus', 'kopi susu gula aren', 'es kopi susu'],
    ['drip bag', 'dripbag', 'kopi celup', 'kopi sachet', 'kopi saset'],
    ['kopi botol', 'kopi botolan', 'cold brew', 'kopi dingin', 'kopi literan', 'es kopi'],
    ['dripper', 'v60', 'pour over', 'saringan kopi'],
    ['ketel', 'kettle', 'teko leher angsa', 'gooseneck'],
    ['cangkir', 'gelas', 'mug', 'cup'],
    ['penggiling', 'grinder', 'gilingan kopi', 'alat giling'],
    ['kelas', 'kursus', 'belajar'],
    ['buku', 'e book', 'ebook'],
    ['resep', 'recipe'],
    ['timbangan', 'scale', 'neraca'],
    ['french press', 'frenchpress', 'kopi tekan', 'plunger'],
    ['moka pot', 'mokapot', 'moka'],
    ['kertas saring', 'filter kopi', 'paper filter', 'kertas filter', 'paper filter v60', 'filter v60'],
    ['tumbler', 'termos', 'botol minum', 'tumblr'],
    ['kapsul', 'capsule', 'pod kopi'],
    ['dekafein', 'decaf', 'dekaf'],
    ['tekan udara', 'aeropress', 'aero press'],
    ['penggiling tangan', 'grinder manual', 'hand grinder', 'penggiling manual'],
    ['penggiling listrik', 'grinder listrik', 'electric grinder', 'mesin giling'],
    ['racikan', 'blend', 'house blend'],
    ['espreso', 'espresso'],
    ['sirup', 'syrup'],
    ['server', 'carafe', 'teko kaca'],
    ['enamel', 'blirik', 'email lurik'],
    ['set seduh', 'paket seduh', 'starter kit', 'paket pemula'],
    ['seni latte', 'latte art'],
    ['teh', 'tea'],
    ['hampers', 'parsel', 'parcel', 'hamper'],
    ['kartu hadiah', 'gift card', 'giftcard', 'voucher'],
  ],
  means: {
    'kopi hitam': ['tubruk', 'kopi bubuk'],
    'kopi susu': ['kopi susu segar', 'kopi gula aren'],
    aceh: ['gayo'],
    bali: ['kintamani'],
    papua: ['wamena'],
    kado: ['hampers'],
    sulawesi: ['toraja'],
    'tanpa kafein': ['dekafein'],
    'bebas kafein': ['dekafein'],
    sumatra: ['gayo', 'mandailing', 'kerinci', 'solok', 'lampung'],
    sumatera: ['gayo', 'mandailing', 'kerinci', 'solok', 'lampung'],
    jawa: ['java', 'preanger', 'ijen', 'temanggung'],
    flores: ['bajawa'],
    teko: ['ketel', 'teko'],
    'alat kopi': ['alat seduh'],
  },
}

const devices: Trade = {
  same: [
    ['hp', 'handphone', 'hape', 'ponsel', 'smartphone', 'telepon', 'telepon genggam', 'henpon'],
    ['tws', 'earbud', 'earbuds', 'ear bud'],
    ['headphone', 'head phone', 'hedpon'],
    ['cas', 'casan', 'charger', 'carger', 'adaptor', 'pengisi daya', 'kepala charger'],
    ['power bank', 'powerbank', 'bank daya', 'baterai cadangan'],
    ['kabel data', 'kabel cas', 'kabel charger', 'kabel usb'],
    ['usb c', 'type c', 'tipe c', 'usbc'],
    ['keyboard', 'papan ketik', 'kibor'],
    ['mouse', 'tetikus', 'mos komputer'],
    ['speaker', 'pengeras suara', 'spiker', 'salon'],
    ['jam pintar', 'smartwatch', 'smart watch', 'jam tangan', 'arloji'],
    ['nirkabel', 'wireless', 'tanpa kabel'],
    ['peredam bising', 'noise cancelling', 'anc'],
    ['tahan air', 'anti air', 'waterproof'],
    ['aplikasi kasir', 'pos', 'software kasir', 'program kasir'],
    ['senyap', 'silent', 'tanpa suara'],
    ['casing', 'case', 'softcase', 'soft case', 'sarung hp', 'kesing'],
    ['tempered glass', 'anti gores', 'antigores', 'pelindung layar', 'screen guard'],
    ['flashdisk', 'flash disk', 'flashdrive', 'usb drive'],
    ['microsd', 'micro sd', 'kartu memori', 'memory card', 'memori hp'],
    ['lampu pintar', 'smart lamp', 'bohlam', 'smart bulb'],
    ['lampu cincin', 'ring light', 'ringlight'],
    ['cctv', 'kamera pengawas', 'ip cam', 'ipcam'],
    ['webcam', 'kamera laptop', 'kamera komputer'],
    ['stand laptop', 'dudukan laptop', 'laptop stand'],
    ['gelang pintar', 'smartband', 'smart band'],
    ['stop kontak', 'colokan listrik', 'terminal listrik', 'stopkontak'],
    ['mikrofon', 'mic', 'mik', 'microphone', 'clip on'],
    ['modem saku', 'mifi', 'modem wifi'],
    ['gim', 'game', 'gaming'],
    ['portabel', 'portable', 'eksternal', 'external'],
    ['alas meja', 'deskmat', 'desk mat', 'mousepad', 'mouse pad', 'alas mouse'],
    ['colokan pintar', 'smart plug', 'smartplug', 'smart socket'],
    ['isi nirkabel', 'wireless charger', 'wireless charging', 'cas wireless', 'charger wireless'],
    ['kabel hdmi', 'kabel monitor', 'kabel tv', 'kabel proyektor'],
    ['tablet', 'tab', 'pad'],
    ['monitor', 'layar komputer', 'layar laptop'],
    ['pelacak', 'tracker', 'gps anak'],
    ['lipat', 'fold', 'foldable', 'flip'],
    ['dalam ruang', 'indoor'],
    ['kait telinga', 'earhook', 'ear hook', 'open ear'],
    ['tegak', 'vertical', 'vertikal'],
    ['berkabel', 'wired', 'kabel panjang'],
  ],
  means: {
    speaker: ['soundbar'],
    colokan: ['stop kontak'],
    earphone: ['earbud', 'headphone'],
    headset: ['headphone', 'earbud'],
    handsfree: ['earbud'],
    hf: ['earbud'],
    gadget: ['ponsel', 'jam pintar'],
    software: ['aplikasi', 'antivirus'],
    jadul: ['klasik'],
    hardisk: ['ssd'],
    harddisk: ['ssd'],
    tongsis: ['tripod', 'gimbal'],
    stabilizer: ['gimbal'],
    lansia: ['tombol klasik'],
    bass: ['subwoofer', 'speaker pesta'],
    cas: ['pengisi daya'],
    wifi: ['router', 'wi fi'],
    jam: ['jam pintar'],
  },
}

/** Plain data by trade. Every shop knows all of them, because a word that no product has finds nothing anyway. */
const trades = [people, clothes, coffee, devices]

const found = new Map<string, string[]>()
const add = (phrase: string, others: readonly string[]) =>
  found.set(phrase, [...(found.get(phrase) ?? []), ...others.filter((one) => one !== phrase)])
for (const { same } of trades) for (const names of same) for (const name of names) add(name, names)
/** By a name, the other names of the same thing. */
const equal: ReadonlyMap<string, readonly string[]> = new Map(found)
for (const { means } of trades)
  for (const [word, others] of Object.entries(means))
    // What a word means, its other names mean too.
    for (const name of [word, ...(equal.get(word) ?? [])]) add(name, others)

/** The most words that a name has. */
export const phraseWordsMax = 4

/** Other names for these words, each as a list of words; null: they are no name known here. */
export function synonymsOf(words: readonly string[]): string[][] | null {
  return found.get(words.join(' '))?.map((name) => name.split(' ')) ?? null
}

/** Whether these words are a name of one thing; else they only mean others. */
export const isName = (words: readonly string[]): boolean => equal.has(words.join(' '))

/** What the longer names mean of which this word is a part. */
export const longerNamesOf = (word: string): string[][] => [
  ...new Map(
    [...found.keys()]
      .filter((name) => name.includes(' ') && name.split(' ').includes(word))
      .flatMap((name) => synonymsOf(name.split(' ')) ?? [])
      .map((names) => [names.join(' '), names]),
  ).values(),
]

/** Every single word that a shopper may know and a shop may not: a typing error may have meant one of them. */
export const synonymWords: readonly string[] = [...found.keys()].filter((name) => !name.includes(' '))
