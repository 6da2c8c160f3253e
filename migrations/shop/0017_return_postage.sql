ALTER TABLE `order_return_photo` ADD `shows` text DEFAULT 'goods' NOT NULL;--> statement-breakpoint
ALTER TABLE `order_return` ADD `postage_asked` integer;--> statement-breakpoint
ALTER TABLE `order_return` ADD `postage_paid` integer;--> statement-breakpoint
ALTER TABLE `order_return` ADD `postage_note` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `order_return` ADD `postage_at` integer;