/** A valid address with our field names. */
export const addressOf = () => ({
  recipient: 'Ani Lestari',
  phone: '0812-1111-2222',
  villageCode: '31.74.07.1001',
  postcode: '12160',
  street: 'Jl. Melawai Raya No. 1',
})
