/**
 * Every colour of the demo pictures. Dyes are schemes a motif is drawn in; grounds are what things lie on.
 *
 * @typedef {{ ground: string, mid: string, line: string, accent: string, dark: string }} Dye
 * @typedef {{ light: string, base: string, deep: string, table?: string }} Tone
 */

/** @satisfies {Record<string, Dye>} */
export const dyes = {
  sogan: { ground: '#6a3513', mid: '#c78a3e', line: '#f6e3bd', accent: '#e0a653', dark: '#2c1407' },
  indigo: { ground: '#18306f', mid: '#4d7cc4', line: '#eef3fb', accent: '#9cc0ea', dark: '#0c1838' },
  marun: { ground: '#761728', mid: '#c2503f', line: '#f9e4cd', accent: '#e8a85a', dark: '#38060f' },
  hijau: { ground: '#0f4f43', mid: '#4c9a7c', line: '#f2ecd2', accent: '#d9b15c', dark: '#05271f' },
  hitam: { ground: '#1f1a19', mid: '#8c6a3a', line: '#ecd9ae', accent: '#d6a045', dark: '#0b0808' },
  kencana: { ground: '#d9962f', mid: '#a85a17', line: '#fff3d6', accent: '#7a2b14', dark: '#4b2006' },
  gading: { ground: '#f5e8cf', mid: '#b9783a', line: '#5a2d12', accent: '#8a4a1d', dark: '#341708' },
  terakota: { ground: '#b8492a', mid: '#e29468', line: '#fdeadb', accent: '#f3c069', dark: '#5b1c0d' },
  toska: { ground: '#0f7a80', mid: '#58b7b0', line: '#f1faf4', accent: '#f4c95d', dark: '#04383c' },
  jambon: { ground: '#f6d7d3', mid: '#d9768a', line: '#8d2445', accent: '#e3a04a', dark: '#571229' },
  ungu: { ground: '#4b2464', mid: '#9a6cb8', line: '#f4e7f7', accent: '#e7b45f', dark: '#230c33' },
  langit: { ground: '#dceaf3', mid: '#6d9cc4', line: '#1d4273', accent: '#d98e4a', dark: '#0f2547' },
}

/** @satisfies {Record<string, Tone>} */
export const tones = {
  pasir: { light: '#fdf6ea', base: '#f3e3cb', deep: '#dcc2a0' },
  melati: { light: '#fffdf8', base: '#f6efe4', deep: '#e0d2bf' },
  mawar: { light: '#fdf0ea', base: '#f3d8cb', deep: '#dcb3a1' },
  pandan: { light: '#f5f7ea', base: '#dfe6cd', deep: '#bcc8a3' },
  laut: { light: '#f1f7f8', base: '#d5e4e6', deep: '#adc6ca' },
  senja: { light: '#fdeedb', base: '#f4cfa3', deep: '#dca36c' },
  krem: { light: '#fdf7ec', base: '#f4e6cf', deep: '#e2cba8', table: '#c99a68' },
  daun: { light: '#e9efdc', base: '#c9d6b4', deep: '#9fb389', table: '#b88755' },
  bata: { light: '#f9ddca', base: '#e9b394', deep: '#cf8d69', table: '#8d5733' },
  hutan: { light: '#4d7a5c', base: '#2c5a41', deep: '#173a29', table: '#a8743f' },
  susu: { light: '#fffaf2', base: '#f7ecdc', deep: '#e6d3b8', table: '#dcb98c' },
  kabut: { light: '#eef3ee', base: '#d8e2da', deep: '#b4c5b9', table: '#a97a4d' },
  awan: { light: '#fbfdff', base: '#e6eefb', deep: '#bfd1f0' },
  lilac: { light: '#fbf9ff', base: '#e8e2fa', deep: '#c5b8ec' },
  persik: { light: '#fffaf5', base: '#fde5d3', deep: '#f3bf9b' },
  embun: { light: '#f6fdfb', base: '#d7f0ea', deep: '#a3d5cb' },
  kuning: { light: '#fffcef', base: '#fdeebb', deep: '#f0cf72' },
  malam: { light: '#34509b', base: '#1a2c66', deep: '#0b1538' },
}
