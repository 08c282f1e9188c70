DROP INDEX `order_lines_product`;--> statement-breakpoint
DROP INDEX `orders_status_total`;--> statement-breakpoint
DROP INDEX `orders_customer_open`;--> statement-breakpoint
DROP INDEX `orders_customer_not_invoiced`;--> statement-breakpoint
CREATE INDEX `orders_customer_unsettled` ON `orders` (`customer_id`,`id`) WHERE invoice_id IS NULL OR status NOT IN ('E Realizuar', 'E Anuluar');