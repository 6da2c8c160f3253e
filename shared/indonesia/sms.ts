/**
 * Where an SMS costs many times what one to a phone does, or goes to nobody: satellites, international networks, numbers
 * that bill their caller, and the countries to which codes are sent on purpose to earn from them.
 */
const dear =
  '808 870 878 881 882 883 888 979 991 1900 1976 4470 53 93 213 216 218 235 247 252 257 261 269 290 375 500 677 678 682 685 688 690 963 967 992 993 994 996 998'.split(
    ' ',
  )

/**
 * Whether a code may go to this number by SMS. Of Indonesia only phones: +62 868 is a satellite, +62 809 bills its caller,
 * and the rest has a wire.
 */
export const takesSms = (phone: string): boolean =>
  phone.startsWith('+62') ? /^\+628[1-357-9]/.test(phone) : !dear.some((prefix) => phone.startsWith(`+${prefix}`))
