/**
 * The labels of the roastery: every origin has its paper, ink and landscape.
 *
 * @import { Label } from './coffee-label.js'
 */

/** @satisfies {Record<string, Label>} */
export const labels = {
  gayo: { body: '#1f4a3a', paper: '#f7ecd6', ink: '#1f4a3a', accent: '#e0913b', word: 'GAYO', scene: 'gunung' },
  toraja: { body: '#8c2f1f', paper: '#f8ead2', ink: '#7a2618', accent: '#e2a23c', word: 'TORAJA', scene: 'tongkonan' },
  lampung: { body: '#2c211b', paper: '#efd9b0', ink: '#2c1a10', accent: '#c7562c', word: 'ROBUSTA', scene: 'matahari' },
  bajawa: { body: '#c98a2c', paper: '#fff3da', ink: '#6b3512', accent: '#d9752c', word: 'BAJAWA', scene: 'savana' },
  pesisir: { body: '#24597a', paper: '#eaf3f2', ink: '#1c4b6b', accent: '#e8a24c', word: 'PAGI', scene: 'ombak' },
  kebun: { body: '#4f7a3d', paper: '#f4f1dc', ink: '#2f5b2c', accent: '#d9862f', word: 'KEBUN', scene: 'daun' },
  aren: { body: '#8a4f24', paper: '#f9ead0', ink: '#6e3715', accent: '#d88a3a', word: 'AREN', scene: 'matahari' },
  pandan: { body: '#3f7d4c', paper: '#eef5df', ink: '#2c6a3c', accent: '#9fc25a', word: 'PANDAN', scene: 'daun' },
  hitam: { body: '#241a15', paper: '#f3e6cf', ink: '#2a1a12', accent: '#c7562c', word: 'MALAM', scene: 'gunung' },
  wine: { body: '#4c1634', paper: '#f8e6e4', ink: '#5a1a3a', accent: '#d0607a', word: 'GAYO WINE', scene: 'danau' },
  mandailing: {
    body: '#3a2a20',
    paper: '#efe0c4',
    ink: '#4a2c16',
    accent: '#b9772f',
    word: 'MANDAILING',
    scene: 'senja',
  },
  kerinci: {
    body: '#5f7148',
    paper: '#f6f2df',
    ink: '#3d5a2c',
    accent: '#d49a3a',
    word: 'KERINCI',
    scene: 'terasering',
  },
  solok: { body: '#b5532a', paper: '#fdf0da', ink: '#7d2f14', accent: '#e8b04c', word: 'SOLOK', scene: 'gadang' },
  meranti: { body: '#1f5a66', paper: '#eaf2ea', ink: '#16454f', accent: '#e0a24a', word: 'MERANTI', scene: 'perahu' },
  preanger: { body: '#a8364a', paper: '#fdeee6', ink: '#7d2034', accent: '#e88a4c', word: 'PREANGER', scene: 'gunung' },
  bondowoso: {
    body: '#23406b',
    paper: '#e9eef4',
    ink: '#1c345c',
    accent: '#5aa0d8',
    word: 'IJEN RAUNG',
    scene: 'kawah',
  },
  temanggung: {
    body: '#6b4a2a',
    paper: '#f4e6c8',
    ink: '#5a3414',
    accent: '#d0702c',
    word: 'TEMANGGUNG',
    scene: 'daun',
  },
  kintamani: { body: '#d9762c', paper: '#fff4e0', ink: '#8a3f12', accent: '#f0a03a', word: 'KINTAMANI', scene: 'pura' },
  wamena: { body: '#2f4a2c', paper: '#f3ead2', ink: '#2c3d1c', accent: '#c7562c', word: 'WAMENA', scene: 'honai' },
  senja: { body: '#7d2f2a', paper: '#fbe6cf', ink: '#6a2418', accent: '#e88a3c', word: 'SENJA', scene: 'senja' },
  embun: { body: '#4a8a86', paper: '#eef6f0', ink: '#225a58', accent: '#8ac0a8', word: 'EMBUN', scene: 'embun' },
  dekaf: { body: '#2a3558', paper: '#e9e8f2', ink: '#232c50', accent: '#e6c36a', word: 'DEKAF', scene: 'bulan' },
  celup: { body: '#8a6a3a', paper: '#f7edd8', ink: '#5f4118', accent: '#c98a3c', word: 'CELUP', scene: 'embun' },
  jeruk: { body: '#d9762c', paper: '#fff4e0', ink: '#4f7a3d', accent: '#f0a03a', word: 'BALI', scene: 'jeruk' },
  cascara: { body: '#a8322a', paper: '#fdeadb', ink: '#8a2018', accent: '#e0703a', word: 'CASCARA', scene: 'daun' },
  teh: { body: '#7a2a1c', paper: '#f6e3c4', ink: '#6a2012', accent: '#c79a3c', word: 'KAYU ARO', scene: 'terasering' },
  melati: { body: '#3f6a4a', paper: '#f4f6e8', ink: '#2f5a3c', accent: '#d8c46a', word: 'MELATI', scene: 'embun' },
  rempah: { body: '#a8502c', paper: '#fbecd4', ink: '#7a2f14', accent: '#d88a3a', word: 'WEDANG', scene: 'rempah' },
}
