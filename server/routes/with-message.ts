/** What an action answers, with words for whoever called. */
export const withMessage = async <T extends object>(
  message: string,
  done: Promise<T>,
): Promise<T & { message: string }> => ({ ...(await done), message })
