/** Said by the script before the photos are sent, and by the server without one. */
export const tooMuch =
  'Foto-foto ini terlalu besar untuk dikirim bersama. Pilih sebagian dulu; sisanya bisa ditambahkan setelah disimpan.'
