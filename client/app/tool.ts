/** Makes a form a tool for an assistant in the browser (WebMCP): it fills in the fields, and the shopper presses. */
export const tool = (name: string, says: string) => ({ toolname: name, tooldescription: says })
