ALTER TABLE `variant` ADD `asked_full_price` integer;--> statement-breakpoint
ALTER TABLE `variant` ADD `past_prices` text DEFAULT '[]' NOT NULL;