import { keepWords } from './kept-words.ts'
import { watchPictures } from './pictures.ts'

for (const input of document.querySelectorAll<HTMLInputElement>('input[type=file][multiple]')) {
  if (input.form) keepWords(input.form)
  watchPictures(input)
}
