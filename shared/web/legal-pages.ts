/** The pages that the law asks for, by their slugs in our own shops; another backend may call them otherwise. */
export const legalPages = { terms: 'syarat-ketentuan', privacy: 'kebijakan-privasi' } as const
