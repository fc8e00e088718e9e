/** So far back a customer sees what did not go out to them. */
export const REFUSALS_SHOWN_DAYS = 90
