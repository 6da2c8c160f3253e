import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { listAddresses } from '#commerce/address/store.ts'
import { listAlerts } from '#commerce/alert/store.ts'
import { findAffiliate, listCommissions } from '#commerce/affiliate/store.ts'
import { customerOwner, listLines } from '#commerce/cart/store.ts'
import { cartNotes } from '#commerce/cart/tables.ts'
import { voucherClaims, vouchers } from '#commerce/voucher/tables.ts'
import { verifiedContacts } from '#commerce/identity/codes/contacts.ts'
import { type CustomerRow, findByContact } from '#commerce/identity/customers/store.ts'
import { consents } from '#commerce/identity/customers/tables.ts'
import { listMoves, type CustomerAccount, customerAccount } from '#commerce/ledger/store.ts'
import type { MessageRow } from '#commerce/notification/store.ts'
import { messages } from '#commerce/notification/tables.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import { bankAccounts, withdrawals } from '#commerce/wallet/tables.ts'
import { findToken, listWishes } from '#commerce/wishlist/store.ts'
import { exportOrders } from './export-orders.ts'
import { listChangesSince } from '#commerce/identity/customers/account-changes.ts'
import { findGoogleAccount } from '#commerce/identity/customers/google-accounts.ts'
import { listPasskeys } from '#commerce/identity/customers/passkeys.ts'
import { listSessions } from '#commerce/identity/sessions/store.ts'

const accounts: readonly CustomerAccount[] = ['wallet', 'held', 'coins', 'pending', 'commission']
const all = { index: 0, size: limits.copyRows }

/**
 * Everything the shop holds about a customer (UU PDP 27/2022, the right to a copy): plain JSON with names a person can
 * read. A list that ends where a copy ends is named in `terpotong`.
 */
export function exportOf({ db, now, shop }: Scope, customer: CustomerRow): string {
  const { id } = customer
  const copy = {
    toko: shop.name,
    dibuat: now,
    profil: profileOf(customer),
    akunGoogle: googleOf(db, id),
    passkey: passkeysOf(db, id),
    perangkat: listSessions(db, id, now).map(({ device, createdAt, usedAt }) => ({
      perangkat: device,
      masuk: createdAt,
      dipakai: usedAt,
    })),
    perubahanAkun: listChangesSince(db, id, new Date(0)).map(({ replaced, at }) => ({
      sebelumnya: replaced,
      waktu: at,
    })),
    alamat: listAddresses(db, id).map(({ address, label, mainAt, usedAt }) => ({
      ...address,
      label,
      utama: mainAt !== null,
      dipakai: usedAt,
    })),
    ...exportOrders(db, id),
    mutasi: Object.fromEntries(
      accounts.map((account) => [
        account,
        listMoves(db, customerAccount(account, id), all).rows.map(({ amount, kind, ref, at }) => ({
          jumlah: amount,
          jenis: kind,
          rujukan: ref,
          waktu: at,
        })),
      ]),
    ),
    ...moneyOf(db, id),
    affiliate: affiliateOf(db, id),
    ...basketOf(db, id),
    pesan: listMessages(db, customer).map(({ kind, channel, target, createdAt, sentAt }) => ({
      jenis: kind,
      lewat: channel,
      ke: target,
      dibuat: createdAt,
      dikirim: sentAt,
    })),
    persetujuan: db
      .select()
      .from(consents)
      .where(eq(consents.customerId, id))
      .limit(limits.copyRows)
      .all()
      .map(({ purpose, version, granted, at }) => ({
        tujuan: purpose,
        versi: version,
        diberikan: granted,
        waktu: at,
      })),
  }
  const lists = Object.entries({ ...copy, ...copy.mutasi, ...copy.affiliate })
  const cut = lists.filter(([, list]) => Array.isArray(list) && list.length === limits.copyRows).map(([name]) => name)
  return JSON.stringify(cut.length > 0 ? { terpotong: cut, ...copy } : copy, null, 2)
}

/** What went to a contact that stands for the account; a number that is not verified may be in another's orders. */
function listMessages(db: Db, customer: CustomerRow): MessageRow[] {
  const { id, phone, email } = customer
  const typed = [
    { by: 'phone', value: phone } as const,
    ...(email === null ? [] : [{ by: 'email', value: email } as const]),
  ]
  const own = typed.filter((login) => findByContact(db, login)?.id === id).map(({ value }) => value)
  const verified = verifiedContacts(customer)
  if (own.length === 0) return []
  const theirs = or(isNull(messages.orderId), inArray(messages.target, verified))
  return db
    .select()
    .from(messages)
    .where(and(inArray(messages.target, own), theirs))
    .limit(limits.copyRows)
    .all()
}

const profileOf = ({
  code,
  name,
  phone,
  email,
  type,
  createdAt,
  phoneVerifiedAt,
  emailVerifiedAt,
  photoFileId,
}: CustomerRow) => ({
  kode: code,
  nama: name,
  nomorHp: phone,
  nomorHpTerverifikasi: phoneVerifiedAt,
  email,
  emailTerverifikasi: emailVerifiedAt,
  tipe: type,
  foto: photoFileId !== null,
  sejak: createdAt,
})

function googleOf(db: Db, customerId: string) {
  const linked = findGoogleAccount(db, 'customerId', customerId)
  return linked && { email: linked.email, sejak: linked.linkedAt }
}

const passkeysOf = (db: Db, customerId: string) =>
  listPasskeys(db, customerId).map(({ name, rpId, createdAt, usedAt, backedUp }) => ({
    nama: name,
    situs: rpId,
    dibuat: createdAt,
    dipakai: usedAt,
    dicadangkan: backedUp,
  }))

const moneyOf = (db: Db, customerId: string) => ({
  rekening: db
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.customerId, customerId))
    .limit(limits.copyRows)
    .all()
    .map(({ bankCode, number, holder, createdAt }) => ({
      bank: bankCode,
      nomor: number,
      nama: holder,
      sejak: createdAt,
    })),
  penarikan: db
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.customerId, customerId))
    .limit(limits.copyRows)
    .all()
    .map(({ amount, fee, status, bankCode, number, holder, note, at }) => ({
      jumlah: amount,
      biaya: fee,
      status,
      bank: bankCode,
      nomor: number,
      nama: holder,
      catatan: note,
      waktu: at,
    })),
})

function affiliateOf(db: Db, customerId: string) {
  const member = findAffiliate(db, customerId)
  return (
    member && {
      kode: member.code,
      sejak: member.joinedAt,
      komisi: listCommissions(db, customerId, all).rows.map(({ amount, status, at }) => ({
        jumlah: amount,
        status,
        waktu: at,
      })),
    }
  )
}

/** What the customer has kept for later: cart, vouchers, wishlist. */
function basketOf(db: Db, customerId: string) {
  const owner = customerOwner(customerId)
  return {
    keranjang: listLines(db, owner).map(({ name, variant, quantity }) => ({
      produk: name,
      varian: variant,
      jumlah: quantity,
    })),
    catatanKeranjang: db.select().from(cartNotes).where(eq(cartNotes.owner, owner)).get()?.note ?? '',
    voucher: db
      .select({ kode: vouchers.code, sejak: voucherClaims.claimedAt })
      .from(voucherClaims)
      .innerJoin(vouchers, eq(vouchers.id, voucherClaims.voucherId))
      .where(eq(voucherClaims.owner, owner))
      .limit(limits.copyRows)
      .all(),
    wishlist: listWishes(db, owner).map(({ wish, product }) => ({ produk: product.name, sejak: wish.savedAt })),
    kabarBarang: listAlerts(db, owner).map(({ alert, product, variant }) => ({
      produk: product.name,
      varian: variant.name,
      jenis: alert.kind === 'stock' ? 'tersedia lagi' : 'harga turun',
      lewat: alert.browser === null ? 'email atau WhatsApp' : 'layar perangkat',
      sejak: alert.askedAt,
    })),
    wishlistDibagikan: findToken(db, customerId) !== '',
  }
}
