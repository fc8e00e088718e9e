/** Where an application's timeline is. */
export const applicationPath = (appId: string): string => `/user/application-status/${appId}`
