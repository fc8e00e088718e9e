import { AppError } from '#src/contract/errors.ts'

/** One answer for what is not there and for what is somebody else's: nobody can tell which. */
export const notFound = (): AppError => new AppError('not_found', 'We could not find that.')
