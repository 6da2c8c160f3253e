/** What a courier asks of somebody who pays at the door. */
export const exactMoney = 'Siapkan uang pas. Paket tidak boleh dibuka sebelum dibayar.'
