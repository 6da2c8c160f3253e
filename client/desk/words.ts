/** Said by the script before the pictures are sent, and by the server without one. */
export const tooMuch =
  'Foto-foto ini terlalu besar untuk dikirim bersama. Pilih sebagian dulu; sisanya bisa ditambahkan setelah disimpan.'

/** Said where a screen is opened, and where an operation refuses. */
export const notYours = 'Peran Anda tidak boleh melakukan ini. Minta pemilik toko.'
export const noPrice = 'Isi harga dalam rupiah utuh: 85000.'
