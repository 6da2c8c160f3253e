/** The deployment ends here; its text is for the operator: what is wrong and what to do. */
export class Stop extends Error {}
