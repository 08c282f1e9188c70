import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { ROLES } from '#shared/roles.ts';
import { oneOf, onePer, refersTo } from './columns.ts';
import { customers } from './customers.ts';

/**
 * All logins: staff and customers. E-mail is stored lower-case. A customer registered by phone may have neither e-mail
 * nor password. `customerId` names the firm of a customer; it has the id of its login. Instants are ms since the epoch.
 */
export const users = sqliteTable(
  'users',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    customerId: integer('customer_id').references(() => customers.id),
    name: text('name').notNull(),
    nameFolded: text('name_folded').notNull(),
    email: text('email'),
    phone: text('phone').notNull().default(''),
    phoneNormalized: text('phone_normalized'),
    role: text('role', { enum: ROLES }).notNull(),
    isActive: integer('is_active', { mode: 'boolean' }).notNull().default(true),
    driverCode: integer('driver_code'),
    passwordHash: text('password_hash'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(table.email),
    uniqueIndex('users_driver_nr_unique')
      .on(table.driverCode)
      .where(sql`role = 'driver' AND is_active = 1 AND driver_code IS NOT NULL`),
    uniqueIndex('users_customer').on(table.customerId),
    index('users_role_name').on(table.role, table.nameFolded),
    index('users_name').on(table.nameFolded),
    index('users_role').on(table.role),
    index('users_active_name').on(table.isActive, table.nameFolded),
    index('users_role_active_name').on(table.role, table.isActive, table.nameFolded),
    check('users_role_valid', oneOf(table.role, ROLES)),
    check('users_email_lower_case', sql`email IS NULL OR (email = lower(email) AND email <> '')`),
    check('users_customer_has_its_id', sql`customer_id IS NULL OR customer_id = id`),
    check('users_driver_nr_positive', sql`driver_code > 0`),
    check('users_is_active_boolean', sql`is_active IN (0, 1)`),
  ],
);

/** One login on one device: the family of its access sessions and refresh tokens. Ended when `endedAt` is set. */
export const logins = sqliteTable(
  'logins',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: refersTo('user_id', () => users.id),
    userAgent: text('user_agent').notNull().default(''),
    ip: text('ip').notNull().default(''),
    createdAt: integer('created_at').notNull(),
    lastUsedAt: integer('last_used_at').notNull(),
    endedAt: integer('ended_at'),
    /** The device had not logged this user in before, while others had. */
    isNewDevice: integer('is_new_device', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [index('logins_user').on(table.userId, table.endedAt)],
);

/** Access sessions as lucia's adapter requires them: `id` is the SHA-256 of the token, `expiresAt` seconds. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: refersTo('user_id', () => users.id),
    expiresAt: integer('expires_at').notNull(),
    loginId: refersTo('login_id', () => logins.id),
    absoluteExpiresAt: integer('absolute_expires_at').notNull(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_login').on(table.loginId),
    index('sessions_expires').on(table.expiresAt),
  ],
);

/** Refresh tokens by SHA-256; each is replaced at use (`replacedAt`); reuse of a replaced one ends its login. */
export const refreshTokens = sqliteTable(
  'refresh_tokens',
  {
    id: text('id').primaryKey(),
    loginId: refersTo('login_id', () => logins.id),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    replacedAt: integer('replaced_at'),
  },
  (table) => [
    index('refresh_tokens_login').on(table.loginId),
    index('refresh_tokens_expires').on(table.expiresAt),
  ],
);

/** Devices that have logged a user in before, by the SHA-256 of a token in a separate cookie. */
export const knownDevices = sqliteTable(
  'known_devices',
  {
    tokenHash: text('token_hash').notNull(),
    userId: refersTo('user_id', () => users.id),
    lastUsedAt: integer('last_used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tokenHash] })],
);

/**
 * Stored pictures that are not referenced yet, by uploader, in bytes. The row is deleted once the picture is
 * referenced; after a while the picture is deleted too.
 */
export const uploads = sqliteTable(
  'uploads',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    userId: refersTo('user_id', () => users.id),
    folder: text('folder', { enum: ['images', 'documents'] }).notNull(),
    fileName: text('file_name').notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('uploads_user').on(table.userId, table.createdAt),
    index('uploads_file').on(table.fileName),
    check('uploads_folder_valid', oneOf(table.folder, ['images', 'documents'])),
  ],
);

/** The code with which a user may set a new password without the old one: one at a time, only its hash is stored. */
export const recoveryCodes = sqliteTable('recovery_codes', {
  userId: onePer('user_id', () => users.id),
  codeHash: text('code_hash').notNull(),
  expiresAt: integer('expires_at').notNull(),
});

/**
 * Second factor of users who enabled it (RFC 6238). Proposed until `enabledAt` is set; `lastStep` is the newest step of
 * 30 s whose code was used. The secret leaves the database only while it is proposed.
 */
export const secondFactors = sqliteTable('second_factors', {
  userId: onePer('user_id', () => users.id),
  secret: text('secret').notNull(),
  lastStep: integer('last_step').notNull().default(0),
  createdAt: integer('created_at').notNull(),
  enabledAt: integer('enabled_at'),
});

/** Recovery codes for a lost second factor, by SHA-256; deleted at use. */
export const secondFactorCodes = sqliteTable(
  'second_factor_codes',
  {
    userId: refersTo('user_id', () => users.id),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);
