ALTER TABLE `sale` ADD `coins_wanted` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `sale` ADD `wallet_wanted` integer DEFAULT false NOT NULL;