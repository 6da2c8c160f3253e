/** On a desktop two columns: what the screen is for, and what goes with it. On a phone one is below the other. */
export const columns =
  'wrap max-lg:max-w-2xl! grid grid-cols-1 gap-3 gap-x-6 py-3 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:py-6'
/** The first column goes on below the second (`lg:row-span-2`), which a phone has between its parts. */
export const splitColumns = `${columns} lg:grid-rows-[auto_1fr]`
