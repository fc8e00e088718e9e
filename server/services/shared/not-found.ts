import { AppError, NOT_THERE } from '#src/contract/errors.ts'

export const notFound = (): AppError => new AppError('not_found', NOT_THERE)
