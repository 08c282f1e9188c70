DROP INDEX `orders_driver_deliver_date`;--> statement-breakpoint
CREATE INDEX `orders_driver_deliver_date` ON `orders` (`driver_id`,`deliver_date`) WHERE driver_id IS NOT NULL;