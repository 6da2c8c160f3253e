/** What a courier asks of somebody who pays on delivery. */
export const exactMoney = 'Siapkan uang pas. Paket tidak boleh dibuka sebelum dibayar.'
