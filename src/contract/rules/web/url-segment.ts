/** Names under which other software shows its insides: whoever asks for them is not looking for a landing page. */
const NOT_SEGMENTS: readonly string[] = ['metrics', 'uploads', 'server', 'src', 'dist', 'data', 'node_modules']

/** Whether a first path segment may stand for a landing page: the name of a campaign, a partner or a kind of loan. */
export const isUrlSegment = (text: string): boolean => /^[\w-]{1,64}$/.test(text) && !NOT_SEGMENTS.includes(text)
