ALTER TABLE `order_lines` ADD `written_off` integer DEFAULT 0 NOT NULL CONSTRAINT "order_lines_written_off_range" CHECK(written_off BETWEEN 0 AND quantity - stock_taken);
