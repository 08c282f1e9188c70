ALTER TABLE `users` RENAME COLUMN `number` TO `phone`;--> statement-breakpoint
ALTER TABLE `users` RENAME COLUMN `number_normalized` TO `phone_normalized`;--> statement-breakpoint
ALTER TABLE `users` RENAME COLUMN `fiskal` TO `fiscal_number`;--> statement-breakpoint
ALTER TABLE `users` RENAME COLUMN `nr_tvsh` TO `vat_number`;--> statement-breakpoint
ALTER TABLE `users` RENAME COLUMN `driver_nr` TO `driver_code`;--> statement-breakpoint
ALTER TABLE `orders` RENAME COLUMN `buyer_number` TO `buyer_phone`;--> statement-breakpoint
ALTER TABLE `orders` RENAME COLUMN `buyer_fiskal` TO `buyer_fiscal_number`;--> statement-breakpoint
ALTER TABLE `orders` RENAME COLUMN `buyer_nr_tvsh` TO `buyer_vat_number`;--> statement-breakpoint
UPDATE `settings` SET `value` = json_remove(
  json_set(
    `value`,
    '$.fiscalNumber', coalesce(json_extract(`value`, '$.fiskal'), ''),
    '$.vatNumber', coalesce(json_extract(`value`, '$.nrTvsh'), '')
  ),
  '$.fiskal', '$.nrTvsh'
) WHERE `key` = 'seller';--> statement-breakpoint
DROP INDEX `users_number_normalized`;--> statement-breakpoint
CREATE INDEX `users_phone_normalized` ON `users` (`phone_normalized`);
