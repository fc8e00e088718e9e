/** Where one complains about a regulated entity once it has not answered in 30 days. */
export const OMBUDSMAN = 'https://cms.rbi.org.in'
/** Where one tells the RBI and the police of those who lend or take deposits without being allowed to. */
export const SACHET = 'https://sachet.rbi.org.in'
