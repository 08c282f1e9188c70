DROP INDEX `orders_total`;--> statement-breakpoint
CREATE INDEX `orders_final_total` ON `orders` (`total_cents`,`id`) WHERE status IN ('E Realizuar', 'E Anuluar');