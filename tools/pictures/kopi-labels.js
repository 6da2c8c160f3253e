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
}
