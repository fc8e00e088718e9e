/** Of all people of a partner together: another one does not begin a new allowance. */
export const MAX_PER_HOUR = 20
